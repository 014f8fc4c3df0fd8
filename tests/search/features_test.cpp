// A kernel runs only where the machine has everything it was built with.

#include "search/features.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "search/dispatch.hpp"

namespace nonet::search {
namespace {

FeatureSet needs_of(const Engines& engines) { return engines.lanes->needs | engines.single->needs; }

std::string best_on(FeatureSet machine) {
  for (const Engines& engines : all_engines()) {
    if (can_run(engines, machine)) return engines.lanes->name;
  }
  return "none";
}

TEST(Features, AMachineWithEverythingAKernelNeedsRunsIt) {
  for (const Engines& engines : all_engines()) {
    EXPECT_EQ(best_on(needs_of(engines)), engines.lanes->name);
  }
}

TEST(Features, WithoutAnyOneOfThemAKernelIsPassedOver) {
  for (const Engines& engines : all_engines().first(all_engines().size() - 1)) {
    for (int f = 0; f < kFeatures; ++f) {
      const FeatureSet one = FeatureSet{1} << f;
      if ((needs_of(engines) & one) == 0) continue;
      EXPECT_FALSE(can_run(engines, ~one))
          << engines.lanes->name << " without " << name(Feature(f));
      EXPECT_NE(best_on(needs_of(engines) & ~one), engines.lanes->name) << name(Feature(f));
    }
  }
}

TEST(Features, TheLastKernelRunsOnAnyMachine) {
  EXPECT_TRUE(can_run(all_engines().back(), 0));
  EXPECT_EQ(best_on(0), "scalar");
}

#if defined(__x86_64__)

// What kernels.cmake asks for, spelled out once more: a flag that is not read back from the
// compiler would be a need that nobody checks.
TEST(Features, KernelsNeedTheFlagsTheyAreBuiltWith) {
  const auto expect_needs = [](const char* kernel, std::initializer_list<Feature> features) {
    for (const Engines& engines : all_engines()) {
      if (std::string(engines.lanes->name) != kernel) continue;
      for (const Feature f : features) {
        EXPECT_NE(engines.lanes->needs & set_of(f), 0U) << kernel << " lanes, " << name(f);
        EXPECT_NE(engines.single->needs & set_of(f), 0U) << kernel << " single, " << name(f);
      }
    }
  };
  expect_needs("sse41", {Feature::sse41, Feature::popcnt});
  expect_needs("avx2",
               {Feature::avx2, Feature::bmi, Feature::bmi2, Feature::lzcnt, Feature::popcnt});
  expect_needs("avx512", {Feature::avx2, Feature::bmi, Feature::bmi2, Feature::lzcnt,
                          Feature::popcnt, Feature::avx512f, Feature::avx512bw, Feature::avx512vl,
                          Feature::avx512dq, Feature::avx512vbmi2, Feature::avx512bitalg});
}

TEST(Features, TheProcessorSaysWhatTheKernelOfLinuxSays) {
  std::ifstream file("/proc/cpuinfo");
  std::set<std::string> flags;
  for (std::string line; flags.empty() && std::getline(file, line);) {
    if (!line.starts_with("flags")) continue;
    std::istringstream words(line.substr(line.find(':') + 1));
    for (std::string word; words >> word;) flags.insert(word);
  }
  if (flags.empty()) GTEST_SKIP() << "no /proc/cpuinfo";
  for (int f = 0; f < kFeatures; ++f) {
    EXPECT_EQ((features_here() >> f & 1) != 0, flags.contains(name(Feature(f))))
        << name(Feature(f));
  }
}

#endif

}  // namespace
}  // namespace nonet::search
