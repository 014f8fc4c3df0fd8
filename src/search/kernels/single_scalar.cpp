// The single engine for machines without vectors. Compiled under its own flags.
//
// Nine vectors in plain words (single.hpp) take 2 to 2.8 times as long as bitboards, 1.5 on easy
// puzzles, which a batch leaves to the lanes. Both search the same tree; so bitboards solve, and
// what is rarer, and what measures the tree itself, is left to the vectors.

#include "search/kernels/single_vec_scalar.hpp"
// After the vector type it is written over:
#include "search/bitboard.hpp"
#include "search/single.hpp"

namespace nonet::search {
namespace {

constexpr SingleKernel with_bitboards(SingleKernel kernel) {
  kernel.solve_text = bitboard::solve_text;
  kernel.solve_candidates = bitboard::solve_candidates;
  kernel.go_on = bitboard::solve_candidates;
  return kernel;
}

}  // namespace

const SingleKernel kSingleScalar = with_bitboards(make_single_kernel("scalar"));

}  // namespace nonet::search
