// Rules: who sees whom.

#include "nonet/rules.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Rules& rules = Rules::classic();

TEST(Rules, EveryCellSeesTwentyOthers) {
  for (const Cell cell : CellSet::all()) EXPECT_EQ(rules.peers(cell).size(), kPeers);
}

TEST(Rules, PeersAreTheCellsThatACellSees) {
  for (const Cell cell : CellSet::all()) {
    for (const Cell other : CellSet::all()) {
      EXPECT_EQ(rules.peers(cell).contains(other), cell.sees(other));
    }
  }
}

TEST(Rules, SeeingIsMutual) {
  for (const Cell cell : CellSet::all()) {
    for (const Cell peer : rules.peers(cell)) EXPECT_TRUE(rules.peers(peer).contains(cell));
  }
}

TEST(Rules, TwoCellsSeeEachOtherWhenTheyShareAHouse) {
  for (const House house : rules.houses()) {
    for (const Cell cell : house.cells()) {
      EXPECT_EQ(house.cells() - rules.peers(cell), CellSet{cell});
    }
  }
}

TEST(Rules, GiveACellItsThreeHouses) {
  EXPECT_EQ(rules.houses_of(Cell(80))[2], House::box(8));
  for (const Cell cell : CellSet::all()) EXPECT_EQ(rules.houses_of(cell), House::of(cell));
}

}  // namespace
}  // namespace nonet
