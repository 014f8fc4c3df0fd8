// What the file that includes this is compiled with, said by its own compiler: a flag more in
// kernels.cmake is a need more of that kernel, and nobody has to remember it.
#pragma once

#include "search/features.hpp"

namespace nonet::search {
namespace {

constexpr FeatureSet built_with() {
  FeatureSet set = 0;
#ifdef __SSE3__
  set |= FeatureSet{1} << kSse3;
#endif
#ifdef __SSSE3__
  set |= FeatureSet{1} << kSsse3;
#endif
#ifdef __SSE4_1__
  set |= FeatureSet{1} << kSse41;
#endif
#ifdef __SSE4_2__
  set |= FeatureSet{1} << kSse42;
#endif
#ifdef __POPCNT__
  set |= FeatureSet{1} << kPopcnt;
#endif
#ifdef __LZCNT__
  set |= FeatureSet{1} << kLzcnt;
#endif
#ifdef __BMI__
  set |= FeatureSet{1} << kBmi;
#endif
#ifdef __BMI2__
  set |= FeatureSet{1} << kBmi2;
#endif
#ifdef __AVX__
  set |= FeatureSet{1} << kAvx;
#endif
#ifdef __F16C__
  set |= FeatureSet{1} << kF16c;
#endif
#ifdef __FMA__
  set |= FeatureSet{1} << kFma;
#endif
#ifdef __AVX2__
  set |= FeatureSet{1} << kAvx2;
#endif
#ifdef __AVX512F__
  set |= FeatureSet{1} << kAvx512f;
#endif
#ifdef __AVX512BW__
  set |= FeatureSet{1} << kAvx512bw;
#endif
#ifdef __AVX512VL__
  set |= FeatureSet{1} << kAvx512vl;
#endif
#ifdef __AVX512DQ__
  set |= FeatureSet{1} << kAvx512dq;
#endif
#ifdef __AVX512VBMI2__
  set |= FeatureSet{1} << kAvx512vbmi2;
#endif
#ifdef __AVX512BITALG__
  set |= FeatureSet{1} << kAvx512bitalg;
#endif
  return set;
}

}  // namespace
}  // namespace nonet::search
