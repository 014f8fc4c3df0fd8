// SadMan's sections: [Puzzle], [State], [PencilMarks] and others that do not concern us.
#pragma once

#include <optional>
#include <string_view>

#include "text/blocks.hpp"

namespace nonet::text {

// "Puzzle" for "[Puzzle]"; nothing if the line is no section title.
std::optional<std::string_view> find_section(std::string_view line);
// Takes the record whose first section begins at the next line.
Entry take_sections(Lines& lines, const Words& words);

}  // namespace nonet::text
