// The single engine over the 128-bit vectors of WebAssembly. Compiled under its own flags.

#include "search/kernels/single_vec_wasm.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

namespace {

// A browser would fetch the search once more to measure guesses, and once more to begin at a
// fixpoint, which nobody asks for there: lanes keep everything.
constexpr SingleKernel for_browsers(SingleKernel kernel) {
  kernel.measure_text = nullptr;
  kernel.go_on = kernel.solve_candidates;
  return kernel;
}

}  // namespace

const SingleKernel kSingleWasm = for_browsers(make_single_kernel("wasm"));

}  // namespace nonet::search
