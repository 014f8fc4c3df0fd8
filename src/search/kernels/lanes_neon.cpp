// The neon kernel: 64-bit ARM, eight puzzles at once. Compiled under its own flags (kernels.cmake);
// all it defines is in an anonymous namespace, save the one table below.

#include "search/kernels/lanes_vec_neon.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {
namespace {
// Its partner.
const SingleKernel& kSingle = kSingleNeon;
}  // namespace
}  // namespace nonet::search

// The vector type comes first: the algorithm is written over it.
#include "search/lanes.hpp"

namespace nonet::search {

const Kernel kNeonKernel{"neon", built_with(), kLanes, sizeof(Engine), solve, count};

}  // namespace nonet::search
