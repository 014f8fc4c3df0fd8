// What the file that includes this is compiled with, said by its own compiler: a flag more in
// kernels.cmake is a need more of that kernel, and nobody has to remember it.
#pragma once

#include "search/features.hpp"

namespace nonet::search {
namespace {

constexpr FeatureSet built_with() {
  FeatureSet set = 0;
#ifdef __SSE3__
  set |= set_of(Feature::sse3);
#endif
#ifdef __SSSE3__
  set |= set_of(Feature::ssse3);
#endif
#ifdef __SSE4_1__
  set |= set_of(Feature::sse41);
#endif
#ifdef __SSE4_2__
  set |= set_of(Feature::sse42);
#endif
#ifdef __POPCNT__
  set |= set_of(Feature::popcnt);
#endif
#ifdef __LZCNT__
  set |= set_of(Feature::lzcnt);
#endif
#ifdef __BMI__
  set |= set_of(Feature::bmi);
#endif
#ifdef __BMI2__
  set |= set_of(Feature::bmi2);
#endif
#ifdef __AVX__
  set |= set_of(Feature::avx);
#endif
#ifdef __F16C__
  set |= set_of(Feature::f16c);
#endif
#ifdef __FMA__
  set |= set_of(Feature::fma);
#endif
#ifdef __AVX2__
  set |= set_of(Feature::avx2);
#endif
#ifdef __AVX512F__
  set |= set_of(Feature::avx512f);
#endif
#ifdef __AVX512BW__
  set |= set_of(Feature::avx512bw);
#endif
#ifdef __AVX512VL__
  set |= set_of(Feature::avx512vl);
#endif
#ifdef __AVX512DQ__
  set |= set_of(Feature::avx512dq);
#endif
#ifdef __AVX512VBMI2__
  set |= set_of(Feature::avx512vbmi2);
#endif
#ifdef __AVX512BITALG__
  set |= set_of(Feature::avx512bitalg);
#endif
  return set;
}

}  // namespace
}  // namespace nonet::search
