// The single engine for machines without vectors. Compiled under its own flags.
//
// Nine vectors in plain words (single.hpp) take two to three times as long as bitboards, but the
// order of solutions is theirs on every machine. So bitboards count, and find the solution where
// there is one; vectors are asked for the first of several, and to visit all in order.

#include "search/kernels/single_vec_scalar.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {
namespace {

// Who knows that there are no others need not ask for the first.
template <class Puzzle>
inline size_t solve_by_both(size_t (*count)(Puzzle, size_t, char*),
                            size_t (*in_order)(Puzzle, size_t, char*), Puzzle puzzle, size_t limit,
                            char* solution81) {
  if (limit == 1 && solution81 != nullptr) return in_order(puzzle, 1, solution81);
  const size_t found = count(puzzle, limit, solution81);
  if (found > 1 && solution81 != nullptr) in_order(puzzle, 1, solution81);
  return found;
}

size_t solve_text_by_both(const char* puzzle81, size_t limit, char* solution81) {
  return solve_by_both(kBitboard.solve_text, solve_text, puzzle81, limit, solution81);
}
size_t solve_candidates_by_both(const uint16_t* masks81, size_t limit, char* solution81) {
  return solve_by_both(kBitboard.solve_candidates, solve_candidates, masks81, limit, solution81);
}

}  // namespace

const SingleKernel kSingleScalar{"scalar",
                                 built_with(),
                                 solve_text_by_both,
                                 solve_candidates_by_both,
                                 count_few_candidates,
                                 visit_text,
                                 visit_candidates,
                                 measure_text,
                                 &kBitboard};

}  // namespace nonet::search
