// CellSet: a set of cells. Its two words meet between cells 63 and 64, so tests look there.

#include "nonet/cell_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace nonet {
namespace {

TEST(CellSet, StartsEmpty) {
  EXPECT_TRUE(CellSet().empty());
  EXPECT_EQ(CellSet().size(), 0);
}

TEST(CellSet, HoldsAll81) {
  EXPECT_EQ(CellSet::every().size(), kCells);
  for (int i = 0; i < kCells; ++i) EXPECT_TRUE(CellSet::every().contains(Cell(i)));
}

TEST(CellSet, TakesAndGivesBackEveryCell) {
  for (int i = 0; i < kCells; ++i) {
    CellSet set;
    set.insert(Cell(i));
    EXPECT_TRUE(set.contains(Cell(i)));
    EXPECT_EQ(set.only(), Cell(i));
    set.erase(Cell(i));
    EXPECT_TRUE(set.empty()) << i;
  }
}

TEST(CellSet, KnowsItsFirstAndLastCell) {
  for (int i = 0; i < kCells; ++i) {
    const CellSet set = {Cell(i), Cell(40)};
    EXPECT_EQ(set.first().index(), std::min(i, 40));
    EXPECT_EQ(set.last().index(), std::max(i, 40));
  }
}

TEST(CellSet, IteratesAscendingAcrossItsWords) {
  std::vector<int> indices;
  for (const Cell cell : CellSet{Cell(80), Cell(64), Cell(0), Cell(63)}) {
    indices.push_back(cell.index());
  }
  EXPECT_EQ(indices, (std::vector<int>{0, 63, 64, 80}));
}

TEST(CellSet, IteratesOverNothing) {
  for (const Cell cell : CellSet()) ADD_FAILURE() << cell.index();
}

TEST(CellSet, JoinsMeetsAndSubtracts) {
  const CellSet a = {Cell(1), Cell(70)}, b = {Cell(70), Cell(71)};
  EXPECT_EQ(a | b, (CellSet{Cell(1), Cell(70), Cell(71)}));
  EXPECT_EQ(a & b, CellSet{Cell(70)});
  EXPECT_EQ(a - b, CellSet{Cell(1)});
}

TEST(CellSet, JoinsMeetsAndSubtractsInPlace) {
  CellSet set = {Cell(1)};
  set |= {Cell(70), Cell(71)};
  EXPECT_EQ(set.size(), 3);
  set -= {Cell(71)};
  EXPECT_EQ(set, (CellSet{Cell(1), Cell(70)}));
  set &= {Cell(70)};
  EXPECT_EQ(set, CellSet{Cell(70)});
}

TEST(CellSet, SaysWhetherItSharesAMember) {
  EXPECT_TRUE((CellSet{Cell(1), Cell(70)}).intersects({Cell(70)}));
  EXPECT_FALSE((CellSet{Cell(1), Cell(70)}).intersects({Cell(6), Cell(71)}));
}

TEST(CellSet, NamesItsFirstMemberInEitherWord) {
  EXPECT_EQ((CellSet{Cell(63), Cell(64)}).first(), Cell(63));
  EXPECT_EQ((CellSet{Cell(80), Cell(64)}).first(), Cell(64));
}

TEST(CellSet, KeepsWhatComesAfterACell) {
  for (int i = 0; i < kCells; ++i) {
    const CellSet after = CellSet::every().after(Cell(i));
    EXPECT_EQ(after.size(), kCells - 1 - i);
    EXPECT_FALSE(after.contains(Cell(i)));
    if (!after.empty()) {
      EXPECT_EQ(after.first(), Cell(i + 1));
    }
  }
}

}  // namespace
}  // namespace nonet
