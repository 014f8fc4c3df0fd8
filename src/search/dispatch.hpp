// The two engines of one instruction set: lanes for many puzzles, single for one.
#pragma once

#include <span>

#include "search/features.hpp"
#include "search/lanes_kernel.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {

struct Engines {
  const Kernel* lanes;
  const SingleKernel* single;
  HandsOver hands_over;  // what single is faster at
};

// Those this program was built with, the best first, and whether a machine can run them: the last
// runs everywhere.
std::span<const Engines> all_engines();
bool can_run(const Engines& engines, FeatureSet machine);

// Those this machine can run, the best first.
std::span<const Engines> usable_engines();
// Those in use, chosen at the first call.
const Engines& engines();

}  // namespace nonet::search
