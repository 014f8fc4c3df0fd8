// Progress: what the bar shows.

#include "common/progress.hpp"

#include <gtest/gtest.h>

namespace nonet::apps {
namespace {

TEST(ProgressLine, FillsWithTheShareOfBytes) {
  EXPECT_EQ(progress_line(0, 1, 0, 200), "[                              ]   0 %  0 puzzles  0/s");
  EXPECT_EQ(progress_line(1234, 2, 100, 200),
            "[###############               ]  50 %  1234 puzzles  617/s  2 s left");
  EXPECT_EQ(progress_line(9, 1, 200, 200),
            "[##############################] 100 %  9 puzzles  9.0/s");
}

TEST(ProgressLine, NeverGoesBeyondTheEnd) {
  EXPECT_EQ(progress_line(1, 1, 300, 200),
            "[##############################] 100 %  1 puzzles  1.0/s");
}

TEST(ProgressLine, HasNoBarForAnUnknownTotal) {
  EXPECT_EQ(progress_line(50, 10, 4000, 0), "50 puzzles  5.0/s");
}

TEST(ProgressLine, HasADecimalWhereLittleComes) {
  EXPECT_EQ(progress_line(1, 3, 1, 4),
            "[#######                       ]  25 %  1 puzzles  0.3/s  9 s left");
  EXPECT_EQ(progress_line(12, 1, 0, 0), "12 puzzles  12/s");
}

TEST(ProgressLine, HasNoRateBeforeTimeHasPassed) {
  EXPECT_EQ(progress_line(0, 0, 0, 0), "0 puzzles");
}

}  // namespace
}  // namespace nonet::apps
