// The single engine over plain 64-bit words. Compiled under its own flags.

#include "search/kernels/single_vec_scalar.hpp"
// After the vector type it is written over:
#include "search/single.hpp"

namespace nonet::search {

const SingleKernel kSingleScalar = make_single_kernel("scalar");

}  // namespace nonet::search
