// The single engine over 128-bit vectors (NEON). Compiled under its own flags.

#include "search/kernels/single_vec_neon.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

const SingleKernel kSingleNeon = make_single_kernel("neon");

}  // namespace nonet::search
