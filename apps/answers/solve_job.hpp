// Many puzzles solved at once: a thousand plain lines for the lanes, and whatever odd entries
// stand between them, which go the long way. Both come out in the order they went in.
#pragma once

#include "answers/batch.hpp"
#include "answers/solve.hpp"

namespace nonet::answers {

// Enough to keep the lanes full and to make waiting for one's turn rare, little enough to stay in
// the cache and to begin soon: 4,096 were no faster in the long run, and every page that they touch
// for the first time costs as much as ten puzzles.
inline constexpr BatchSize kSolveBatch = {.plain = 1024, .items = 64};

// Makes the answers.
void solve_all(Batch& batch, const SolveWish& wish);

}  // namespace nonet::answers
