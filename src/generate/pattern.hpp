// Patterns: which givens a puzzle should have, and which not, so that a rare technique comes to be
// needed.
#pragma once

#include "generate/fill.hpp"
#include "nonet/cell_set.hpp"
#include "nonet/technique.hpp"

namespace nonet::generator {

struct Pattern {
  CellSet blank;  // leave first
  CellSet shown;  // leave last
};

// Draws a place for the technique in a solution.
using PatternMaker = Pattern (*)(const FaceLine& solution, Random& random);

// Nothing for techniques that come often enough by themselves.
PatternMaker find_pattern_maker(Technique needed);

}  // namespace nonet::generator
