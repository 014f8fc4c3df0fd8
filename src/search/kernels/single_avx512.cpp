// The single engine over 256-bit vectors with AVX-512 VL, BW and BITALG. Compiled under its own
// flags.

#include "search/kernels/single_vec_avx512.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

const SingleKernel kSingleAvx512 = make_single_kernel("avx512");

}  // namespace nonet::search
