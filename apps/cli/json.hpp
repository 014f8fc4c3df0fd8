// The JSON that commands print, and what stands in the place of an unreadable entry.
#pragma once

#include "answers/json.hpp"
#include "cli/session.hpp"

namespace nonet::cli {

using answers::begin_answer;
using answers::cell_names;
using answers::Json;
using answers::to_line;

// The answer in the place of an unreadable entry, as JSON or as text.
void print_unreadable(Session& session, const Item& item, std::string_view command);

}  // namespace nonet::cli
