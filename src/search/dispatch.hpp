// The two engines of one instruction set: lanes for many puzzles, single for one.
#pragma once

#include <span>

#include "search/lanes_kernel.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {

struct Engines {
  const Kernel* lanes;
  const SingleKernel* single;
};

// Those this machine can run, the best first.
std::span<const Engines> usable_engines();
// Those in use, chosen at the first call.
const Engines& engines();

}  // namespace nonet::search
