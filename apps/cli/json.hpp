// The JSON that commands print: one object a line, described in docs/JSON.md.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "cli/session.hpp"
#include "nonet/cell_set.hpp"

namespace nonet::cli {

using Json = nlohmann::ordered_json;

// The fields every answer begins with: schema, index, puzzle. For an unreadable entry also its
// status, where it went wrong and why, and nothing needs to be added.
Json begin_answer(const Item& item, std::string_view command);
Json begin_answer(std::uint64_t index, std::string_view puzzle, std::string_view command);
// The answer in the place of an unreadable entry, as JSON or as text.
void print_unreadable(Session& session, const Item& item, std::string_view command);
Json cell_names(CellSet cells);  // ["r1c1", ...]
// One line. Bytes that are not UTF-8 are replaced: JSON cannot hold them.
std::string to_line(const Json& json);

}  // namespace nonet::cli
