// A step of Sudoku Explainer as one of ours, for those who tell and draw it. Ratings never come
// near this file.
#pragma once

#include "nonet/walk.hpp"
#include "rating/se/step.hpp"

namespace nonet::rating {

// What the step changes.
Step bare_step(const se::Step& step);
// The same, and why: the step's own chain, or the pattern as one of our techniques sees it.
Step told_step(const se::Step& step, const Board& before, const Known& known);

}  // namespace nonet::rating
