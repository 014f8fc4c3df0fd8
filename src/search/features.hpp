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

enum class Feature : uint8_t {
  sse3,
  ssse3,
  sse41,
  sse42,
  popcnt,
  lzcnt,
  bmi,
  bmi2,
  avx,
  f16c,
  fma,
  avx2,
  avx512f,
  avx512bw,
  avx512vl,
  avx512dq,
  avx512vbmi2,
  avx512bitalg,
};
inline constexpr int kFeatures = static_cast<int>(Feature::avx512bitalg) + 1;

// Bit f for feature f.
using FeatureSet = uint32_t;

constexpr FeatureSet set_of(Feature feature) { return FeatureSet{1} << static_cast<int>(feature); }
constexpr bool has_all(FeatureSet machine, FeatureSet needs) { return (needs & ~machine) == 0; }

// As Linux calls it in /proc/cpuinfo.
const char* name(Feature feature);

// Those of this machine. Wide registers count only if the operating system saves them.
FeatureSet features_here();

}  // namespace nonet::search
