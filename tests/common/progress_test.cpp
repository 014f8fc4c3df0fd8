// Progress: what the bar shows.

#include "common/progress.hpp"

#include <gtest/gtest.h>

namespace nonet::apps {
namespace {

TEST(ProgressLine, FillsWithTheShareOfBytes) {
  EXPECT_EQ(progress_line({10, 0, 200}, 1),
            "[                              ]   0 %  10 puzzles  10/s");
  EXPECT_EQ(progress_line({1234, 100, 200}, 2),
            "[###############               ]  50 %  1234 puzzles  617/s  2 s left");
  EXPECT_EQ(progress_line({9, 200, 200}, 1),
            "[##############################] 100 %  9 puzzles  9.0/s");
}

TEST(ProgressLine, NeverGoesBeyondTheEnd) {
  EXPECT_EQ(progress_line({1, 300, 200}, 1),
            "[##############################] 100 %  1 puzzle  1.0/s");
}

TEST(ProgressLine, HasNoBarForAnUnknownTotal) {
  EXPECT_EQ(progress_line({50, 4000, 0}, 10), "50 puzzles  5.0/s");
}

TEST(ProgressLine, HasADecimalWhereLittleComes) {
  EXPECT_EQ(progress_line({1, 1, 4}, 3),
            "[#######                       ]  25 %  1 puzzle  0.3/s  9 s left");
  EXPECT_EQ(progress_line({12, 0, 0}, 1), "12 puzzles  12/s");
}

TEST(ProgressLine, SaysHowLongTheFirstTakes) {
  EXPECT_EQ(progress_line({0, 0, 0}, 12.2), "puzzle 1  12 s");
  EXPECT_EQ(progress_line({0, 0, 4}, 1), "[                              ]   0 %  puzzle 1  1 s");
}

}  // namespace
}  // namespace nonet::apps
