// The single engine over the 128-bit vectors of WebAssembly. Compiled under its own flags.

#include "search/kernels/single_vec_wasm.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

const SingleKernel kSingleWasm = make_single_kernel("wasm");

}  // namespace nonet::search
