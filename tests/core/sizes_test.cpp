// The sizes follow from the side of a box.

#include "nonet/sizes.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Sizes, FollowFromTheSideOfABox) {
  EXPECT_EQ(kDigits, 9);
  EXPECT_EQ(kCells, 81);
  EXPECT_EQ(kHouses, 27);
  EXPECT_EQ(kCandidates, 729);
}

TEST(Sizes, PeersAreTheThreeHousesWithoutTheCellItselfAndWithoutCountingTwice) {
  // Eight in the row, eight in the column, and the box without the five already counted.
  EXPECT_EQ(kPeers, 8 + 8 + (kDigits - 5));
}

}  // namespace
}  // namespace nonet
