// Random: streams that every machine agrees on, evenly spread.

#include "generate/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace nonet::generator {
namespace {

TEST(Random, GivesTheSameNumbersForever) {
  Random random(1, 2, 3);
  EXPECT_EQ(random.next(), 2399657773382937285U);
  EXPECT_EQ(random.next(), 8067101194408944102U);
  EXPECT_EQ(random.below(81), 77U);
}

TEST(Random, HasAnotherStreamForEverySeedIndexAndAttempt) {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (std::uint64_t index = 0; index < 10; ++index) {
      for (std::uint64_t attempt = 0; attempt < 10; ++attempt) {
        firsts.insert(Random(seed, index, attempt).next());
      }
    }
  }
  EXPECT_EQ(firsts.size(), 1000U);
}

TEST(Random, StaysBelowTheBoundAndReachesAll) {
  Random random(1);
  for (const std::uint32_t bound : {1U, 2U, 3U, 9U, 81U}) {
    std::vector<int> seen(bound, 0);
    for (int i = 0; i < 100000; ++i) ++seen[random.below(bound)];
    for (const int count : seen)
      EXPECT_NEAR(count, 100000.0 / bound, 5 * std::sqrt(100000.0 / bound));
  }
}

TEST(Random, ShufflesIntoEveryOrderEquallyOften) {
  Random random(2);
  std::map<std::array<int, 4>, int> seen;
  for (int i = 0; i < 24000; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    random.shuffle(items);
    ++seen[items];
  }
  EXPECT_EQ(seen.size(), 24U);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 160);
}

}  // namespace
}  // namespace nonet::generator
