// The single engine over 256-bit vectors (AVX2). Compiled under its own flags.

#include "search/kernels/single_vec_avx2.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

const SingleKernel kSingleAvx2 = make_single_kernel("avx2");

}  // namespace nonet::search
