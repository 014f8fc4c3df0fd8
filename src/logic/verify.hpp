// Verify: whether a step is right, asked of the position alone and not of the technique. Debug
// builds ask it of every step as it is found; so do the tests. It searches by itself, plainly, so
// that no engine vouches for itself.
#pragma once

#include "nonet/board.hpp"
#include "nonet/step.hpp"
#include "nonet/walk.hpp"

namespace nonet::logic {

// Placing what the step eliminates, or eliminating what it places, leaves no solution. For
// techniques that rest on uniqueness: the step agrees with the one solution, where the position has
// just one.
bool is_sound(const Board& board, const Step& step);

}  // namespace nonet::logic
