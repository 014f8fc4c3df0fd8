// The sse41 kernel: x86 with SSE4.1, eight puzzles at once. Compiled under its own flags
// (kernels.cmake); all it defines is in an anonymous namespace, save the one table below.

#include "search/kernels/lanes_vec_sse41.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {
namespace {
// Its partner.
const SingleKernel& kSingle = kSingleSse41;
}  // namespace
}  // namespace nonet::search

// The vector type comes first: the algorithm is written over it.
#include "search/lanes.hpp"

namespace nonet::search {

const Kernel kSse41Kernel{"sse41", built_with(), kLanes, sizeof(Engine), solve, count};

}  // namespace nonet::search
