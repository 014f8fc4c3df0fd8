// Capacities, and the classic board, which fills them.

#include "nonet/sizes.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Sizes, AreThoseOfTheClassicBoard) {
  EXPECT_EQ(kDigits, 9);
  EXPECT_EQ(kCells, 81);
  EXPECT_EQ(classic::kHouses, 27);
  EXPECT_GE(kHouses, classic::kHouses);
  EXPECT_EQ(kCandidates, 729);
}

TEST(Sizes, PeersAreTheThreeHousesWithoutTheCellItselfAndWithoutCountingTwice) {
  // Eight in the row, eight in the column, and the box without the five already counted.
  EXPECT_EQ(classic::kPeers, 8 + 8 + (kDigits - 5));
}

}  // namespace
}  // namespace nonet
