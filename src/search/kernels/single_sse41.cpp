// The single engine over 128-bit vectors (SSE4.1). Compiled under its own flags.

#include "search/kernels/single_vec_sse41.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

const SingleKernel kSingleSse41 = make_single_kernel("sse41");

}  // namespace nonet::search
