// The avx512 kernel: x86 with AVX-512 (BW, VL, VBMI2, BITALG), 32 puzzles at once. Compiled under
// its own flags (kernels.cmake); all it defines is in an anonymous namespace, save the one table
// below.

#include "search/kernels/lanes_vec_avx512.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {
namespace {
// Its partner.
const SingleKernel& kSingle = kSingleAvx512;
}  // namespace
}  // namespace nonet::search

// The vector type comes first: the algorithm is written over it.
#include "search/lanes.hpp"

namespace nonet::search {

const Kernel kAvx512Kernel{"avx512", built_with(), kLanes, sizeof(Engine), solve, count};

}  // namespace nonet::search
