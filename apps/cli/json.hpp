// The JSON that commands print, and what stands in the place of an unreadable entry.
#pragma once

#include "answers/json.hpp"
#include "cli/road.hpp"

namespace nonet::cli {

using answers::begin_answer;
using answers::cell_names;
using answers::Json;
using answers::to_line;

// The answer in the place of an unreadable entry, as JSON or as text.
void print_unreadable(Sheet& sheet, const Item& item, const Args& args);
// Before the answers to a puzzle, where there are several: "# puzzle 2: ...4.8...".
void print_header(Sheet& sheet, const Item& item);

}  // namespace nonet::cli
