#include <gtest/gtest.h>

#include "logic/boards.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using boards::digits;
using boards::keep;
using boards::rc;
using boards::steps;

TEST(Pointing, ClearsTheRestOfTheLine) {
  Board board;
  keep(board, Digit(5), House::box(0), {rc(2, 1), rc(2, 3)});
  const std::vector<Step> found = steps(board, Technique::pointing);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(5)),
            Rules::classic().cells(House::row(1)) - Rules::classic().cells(House::box(0)));
  EXPECT_EQ(found[0].cells(Role::cells), (CellSet{rc(2, 1), rc(2, 3)}));
  EXPECT_EQ(found[0].houses(Role::house), HouseSet{House::box(0)});
  EXPECT_EQ(found[0].houses(Role::other_house), HouseSet{House::row(1)});
}

TEST(Pointing, LeavesASingleToTheSingles) {
  Board board;
  keep(board, Digit(5), House::box(0), {rc(2, 1)});
  EXPECT_TRUE(steps(board, Technique::pointing).empty());
}

TEST(Claiming, ClearsTheRestOfTheBox) {
  Board board;
  keep(board, Digit(5), House::column(8), {rc(4, 9), rc(5, 9), rc(6, 9)});
  const std::vector<Step> found = steps(board, Technique::claiming);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(5)),
            Rules::classic().cells(House::box(5)) - Rules::classic().cells(House::column(8)));
}

TEST(DirectPointing, PlacesTheOneDigitLeftAndEliminatesNothing) {
  Board board;
  keep(board, Digit(5), House::box(0), {rc(2, 1), rc(2, 3)});
  keep(board, Digit(5), House::box(2), {rc(2, 7), rc(2, 8), rc(3, 9)});
  const std::vector<Step> found = steps(board, Technique::direct_pointing);
  ASSERT_EQ(found.size(), 1);
  EXPECT_TRUE(found[0].placed().contains(Candidate(rc(3, 9), Digit(5))));
  EXPECT_TRUE(found[0].eliminated().empty());
  EXPECT_EQ(found[0].houses(Role::target_house), HouseSet{House::box(2)});
}

TEST(DirectPointing, IsSilentWhereTheDigitHadOnePlaceAnyway) {
  Board board;
  keep(board, Digit(5), House::box(0), {rc(2, 1), rc(2, 3)});
  keep(board, Digit(5), House::box(2), {rc(3, 9)});
  EXPECT_TRUE(steps(board, Technique::direct_pointing).empty());
}

TEST(DirectClaiming, PlacesInTheLineBeside) {
  Board board;
  keep(board, Digit(5), House::row(0), {rc(1, 1), rc(1, 2)});
  keep(board, Digit(5), House::row(2), {rc(3, 1), rc(3, 8)});
  const std::vector<Step> found = steps(board, Technique::direct_claiming);
  ASSERT_EQ(found.size(), 1);
  EXPECT_TRUE(found[0].placed().contains(Candidate(rc(3, 8), Digit(5))));
}

TEST(LockedPair, ClearsTheLineAndTheBox) {
  Board board;
  keep(board, rc(1, 1), digits({4, 7}));
  keep(board, rc(1, 3), digits({4, 7}));
  const CellSet rest =
      (Rules::classic().cells(House::row(0)) | Rules::classic().cells(House::box(0))) -
      CellSet{rc(1, 1), rc(1, 3)};
  const std::vector<Step> found = steps(board, Technique::locked_pair);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(7)), rest);
}

TEST(LockedPair, IsANakedPairIfOnlyOneHouseLosesSomething) {
  Board board;
  const CellSet pair = {rc(1, 1), rc(1, 3)};
  for (const Cell cell : pair) keep(board, cell, digits({4, 7}));
  for (const int face : {4, 7}) {
    keep(board, Digit(face), House::box(0), pair);
  }
  EXPECT_TRUE(steps(board, Technique::locked_pair).empty());
  const std::vector<Step> found = steps(board, Technique::naked_pair);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().size(), 12);
  EXPECT_EQ(found[0].houses(Role::house), HouseSet{House::row(0)});
}

// r1c2, between the pair, is of the row and of the box; it alone does not make both lose something.
TEST(LockedPair, IsANakedPairIfTheLineLosesSomethingInTheBoxAlone) {
  Board board;
  const CellSet pair = {rc(1, 1), rc(1, 3)};
  for (const Cell cell : pair) keep(board, cell, digits({4, 7}));
  for (const int face : {4, 7}) {
    keep(board, Digit(face), House::row(0), {rc(1, 1), rc(1, 2), rc(1, 3)});
  }
  EXPECT_TRUE(steps(board, Technique::locked_pair).empty());
  EXPECT_EQ(steps(board, Technique::naked_pair).size(), 1);
  EXPECT_FALSE(steps(board, Technique::claiming).empty());
}

TEST(LockedTriple, NeedsNoCellWithAllThreeDigits) {
  Board board;
  keep(board, rc(1, 1), digits({1, 2}));
  keep(board, rc(2, 1), digits({2, 3}));
  keep(board, rc(3, 1), digits({1, 3}));
  const std::vector<Step> found = steps(board, Technique::locked_triple);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().size(), 3 * 12);
}

TEST(DirectHiddenPair, PlacesTheDigitThatLosesItsOtherPlaces) {
  Board board;
  const CellSet pair = {rc(5, 4), rc(5, 6)};
  for (const int face : {1, 2}) keep(board, Digit(face), House::box(4), pair);
  keep(board, Digit(3), House::box(4), {rc(5, 4), rc(4, 5)});
  const std::vector<Step> found = steps(board, Technique::direct_hidden_pair);
  ASSERT_EQ(found.size(), 1);
  EXPECT_TRUE(found[0].placed().contains(Candidate(rc(4, 5), Digit(3))));
  EXPECT_TRUE(found[0].eliminated().empty());
}

}  // namespace
}  // namespace nonet
