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
  char first[kCells];
  // One solution more than asked for tells whether the first found is the only one.
  const size_t found =
      search::engines().single->solve_text(puzzle81, std::max<size_t>(limit, 2), first);
  if (solution81 != nullptr && found == 1) std::copy_n(first, kCells, solution81);
  if (solution81 != nullptr && found > 1) {
    // The engines meet several solutions in different orders; the lanes' first is the one given.
    solve_batch({.puzzles = puzzle81, .size = 1, .limit = 1, .solutions = solution81});
  }
  return std::min(found, limit);
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
