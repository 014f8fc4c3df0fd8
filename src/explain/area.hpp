// The rough area of some cells: "in the top three rows".
#pragma once

#include <optional>

#include "nonet/sentence.hpp"

namespace nonet::explain {

// Nothing if they are all over the board, or where three rows are no part of it.
std::optional<Sentence> area(const Rules& rules, CellSet cells);

}  // namespace nonet::explain
