// Rules: who sees whom.

#include "nonet/rules.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

const Rules& rules = Rules::classic();

TEST(Rules, EveryCellSeesTwentyOthers) {
  for (const Cell cell : CellSet::every()) EXPECT_EQ(rules.peers(cell).size(), classic::kPeers);
}

TEST(Rules, PeersAreTheCellsThatACellSees) {
  for (const Cell cell : CellSet::every()) {
    for (const Cell other : CellSet::every()) {
      const bool share_house = cell.row() == other.row() || cell.column() == other.column() ||
                               classic::box_of(cell) == classic::box_of(other);
      EXPECT_EQ(rules.peers(cell).contains(other), cell != other && share_house);
    }
  }
}

TEST(Rules, SeeingIsMutual) {
  for (const Cell cell : CellSet::every()) {
    for (const Cell peer : rules.peers(cell)) EXPECT_TRUE(rules.peers(peer).contains(cell));
  }
}

TEST(Rules, TwoCellsSeeEachOtherWhenTheyShareAHouse) {
  for (const House house : rules.houses()) {
    for (const Cell cell : Rules::classic().cells(house)) {
      EXPECT_EQ(Rules::classic().cells(house) - rules.peers(cell), CellSet{cell});
    }
  }
}

TEST(Rules, GiveACellItsThreeHouses) {
  EXPECT_EQ(rules.region_of(Cell(80)), House::box(8));
  for (const Cell cell : rules.cells()) {
    for (const House house : rules.houses()) {
      EXPECT_EQ(rules.houses_of(cell).contains(house), rules.cells(house).contains(cell));
    }
  }
}

}  // namespace
}  // namespace nonet
