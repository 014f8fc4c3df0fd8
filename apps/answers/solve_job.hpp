// Many puzzles solved at once: some thousand plain lines for the lanes, and whatever odd entries
// stand between them, which go the long way. Both come out in the order they went in.
#pragma once

#include "answers/batch.hpp"
#include "answers/solve.hpp"

namespace nonet::answers {

// Enough to keep the lanes full and to make waiting for one's turn rare, little enough to stay in
// the cache.
inline constexpr BatchSize kSolveBatch = {.plain = 4096, .items = 64};

// Makes the answers.
void solve_all(Batch& batch, const SolveWish& wish);

}  // namespace nonet::answers
