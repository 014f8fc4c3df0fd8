// What a processor can do, as far as kernels ask for it.
//
// A kernel is compiled under flags of its own, and its compiler may use any of them anywhere. So a
// kernel says itself what it was built with (built_with.hpp reads it from the compiler),
// and it is used only where the machine has all of it: a processor without lzcnt would run that
// instruction as another one and count wrongly without a word. On other machines than x86 the sets
// are empty.
#pragma once

#include <cstdint>

namespace nonet::search {

enum Feature : int {
  kSse3,
  kSsse3,
  kSse41,
  kSse42,
  kPopcnt,
  kLzcnt,
  kBmi,
  kBmi2,
  kAvx,
  kF16c,
  kFma,
  kAvx2,
  kAvx512f,
  kAvx512bw,
  kAvx512vl,
  kAvx512dq,
  kAvx512vbmi2,
  kAvx512bitalg,
  kFeatures
};

// Bit f for feature f.
using FeatureSet = uint32_t;

constexpr bool has_all(FeatureSet machine, FeatureSet needs) { return (needs & ~machine) == 0; }

// As Linux calls it in /proc/cpuinfo.
const char* name(Feature feature);

// Those of this machine. Wide registers count only if the operating system saves them.
FeatureSet features_here();

}  // namespace nonet::search
