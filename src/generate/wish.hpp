// What a wish leaves to choose from.
#pragma once

#include <vector>

#include "nonet/generate.hpp"

namespace nonet::generator {

// Cells that are given together, wholly inside the mask.
std::vector<CellSet> usable_orbits(const Wish& wish);
CellSet usable_cells(const Wish& wish);
// How many givens a pattern of these orbits can have, ascending, from the fewest a puzzle can have.
std::vector<int> possible_sizes(const Wish& wish);

}  // namespace nonet::generator
