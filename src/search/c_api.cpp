// nonet.h over the engines. Arguments are taken as they come: null answers are not wanted, a null
// puzzle has no solution.

#include <algorithm>
#include <limits>

#include "nonet.h"
#include "nonet/solve.hpp"
#include "search/dispatch.hpp"

using namespace nonet;  // NOLINT(google-build-using-namespace): C names, our types

extern "C" size_t nonet_solve(const char* puzzle81, size_t limit, char* solution81) {
  if (puzzle81 == nullptr || limit == 0) return 0;
  return search::engines().single->solve_text(puzzle81, limit, solution81);
}

extern "C" void nonet_solve_batch(const char* puzzles, size_t stride, size_t n, size_t limit,
                                  char* solutions, uint32_t* counts) {
  if (puzzles == nullptr || n == 0) return;
  constexpr size_t kMost = std::numeric_limits<uint32_t>::max();
  solve_batch({.puzzles = puzzles,
               .stride = stride,
               .size = n,
               .limit = static_cast<uint32_t>(std::min(limit, kMost)),
               .solutions = solutions,
               .solution_stride = kCells,
               .counts = counts});
}
