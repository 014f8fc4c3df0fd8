// The single engine over the 128-bit vectors of WebAssembly. Compiled under its own flags.

#include "search/kernels/single_vec_wasm.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

namespace {

// Nobody measures guesses in a browser, which would fetch the search once more for it.
constexpr SingleKernel without_measure(SingleKernel kernel) {
  kernel.measure_text = nullptr;
  return kernel;
}

}  // namespace

const SingleKernel kSingleWasm = without_measure(make_single_kernel("wasm"));

}  // namespace nonet::search
