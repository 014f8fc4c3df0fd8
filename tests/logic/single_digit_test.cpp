#include <gtest/gtest.h>

#include "logic/boards.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using boards::keep;
using boards::rc;
using boards::steps;

constexpr Digit kFive(5);

TEST(Skyscraper, ClearsWhatSeesBothRoofs) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 2), rc(1, 7)});
  keep(board, kFive, House::row(4), {rc(5, 2), rc(5, 9)});
  const std::vector<Step> found = steps(board, Technique::skyscraper);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(kFive), (CellSet{rc(2, 9), rc(3, 9), rc(4, 7), rc(6, 7)}));
  EXPECT_EQ(found[0].cells(Role::cells), (CellSet{rc(1, 7), rc(5, 9)}));
}

TEST(Skyscraper, IsNoXWing) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 2), rc(1, 7)});
  keep(board, kFive, House::row(4), {rc(5, 2), rc(5, 7)});
  EXPECT_TRUE(steps(board, Technique::skyscraper).empty());
}

TEST(TwoStringKite, ClearsTheCellThatSeesBothEnds) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 2), rc(1, 7)});
  keep(board, kFive, House::column(0), {rc(3, 1), rc(8, 1)});
  const std::vector<Step> found = steps(board, Technique::two_string_kite);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(kFive), (CellSet{rc(8, 7)}));
}

TEST(DualTwoStringKite, TiesTwoKitesWithOneKnot) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 2), rc(1, 7)});
  keep(board, kFive, House::column(0), {rc(3, 1), rc(8, 1)});
  keep(board, kFive, House::row(2), {rc(3, 1), rc(3, 5)});
  keep(board, kFive, House::column(1), {rc(1, 2), rc(6, 2)});
  const std::vector<Step> found = steps(board, Technique::dual_two_string_kite);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(kFive), (CellSet{rc(8, 7), rc(6, 5)}));
}

TEST(DualTwoStringKite, IsOfOneDigit) {
  Board board;
  for (const Digit digit : {kFive, Digit(6)}) {
    keep(board, digit, House::row(0), {rc(1, 2), rc(1, 7)});
    keep(board, digit, House::column(0), {rc(3, 1), rc(8, 1)});
    keep(board, digit, House::row(2), {rc(3, 1), rc(3, 5)});
    keep(board, digit, House::column(1), {rc(1, 2), rc(6, 2)});
  }
  const std::vector<Step> found = steps(board, Technique::dual_two_string_kite);
  ASSERT_EQ(found.size(), 2);
  EXPECT_EQ(found[0].eliminated().cells(kFive), found[0].eliminated().cells());
  EXPECT_EQ(found[1].eliminated().cells(Digit(6)), found[1].eliminated().cells());
}

TEST(TwoStringKite, LeavesItsDualsToThoseWhoAskForThem) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 2), rc(1, 7)});
  keep(board, kFive, House::column(0), {rc(3, 1), rc(8, 1)});
  keep(board, kFive, House::row(2), {rc(3, 1), rc(3, 5)});
  keep(board, kFive, House::column(1), {rc(1, 2), rc(6, 2)});
  EXPECT_EQ(steps(board, Technique::two_string_kite).size(), 2);
  EXPECT_EQ(steps(board, Technique::dual_two_string_kite).size(), 1);
}

TEST(TurbotFish, JoinsALineAndABox) {
  Board board;
  keep(board, kFive, House::box(0), {rc(1, 1), rc(3, 2)});
  keep(board, kFive, House::column(7), {rc(3, 8), rc(6, 8)});
  const std::vector<Step> found = steps(board, Technique::turbot_fish);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(kFive), (CellSet{rc(6, 1)}));
  EXPECT_EQ(found[0].houses(Role::house), HouseSet{House::column(7)});
}

TEST(EmptyRectangle, NeedsTheRestOfTheBoxEmpty) {
  Board board;
  keep(board, kFive, House::column(7), {rc(3, 8), rc(6, 8)});
  keep(board, kFive, House::box(0), {rc(1, 1), rc(2, 1), rc(3, 1), rc(3, 2), rc(3, 3)});
  std::vector<Step> found = steps(board, Technique::empty_rectangle);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(kFive), (CellSet{rc(6, 1)}));

  Board fuller;
  keep(fuller, kFive, House::column(7), {rc(3, 8), rc(6, 8)});
  keep(fuller, kFive, House::box(0), {rc(1, 1), rc(2, 1), rc(2, 2), rc(3, 2), rc(3, 3)});
  EXPECT_TRUE(steps(fuller, Technique::empty_rectangle).empty());
}

TEST(EmptyRectangle, TakesNothingInsideItsOwnBand) {
  Board board;
  keep(board, kFive, House::column(7), {rc(3, 8), rc(2, 8)});
  keep(board, kFive, House::box(0), {rc(1, 1), rc(2, 1), rc(3, 2), rc(3, 3)});
  EXPECT_TRUE(steps(board, Technique::empty_rectangle).empty());
}

TEST(GroupedTwoStrongLinks, TakesTwoCellsOfALineInABoxAsOnePlace) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 1), rc(1, 2), rc(1, 8)});
  keep(board, kFive, House::column(2), {rc(2, 3), rc(7, 3)});
  EXPECT_TRUE(steps(board, Technique::turbot_fish).empty());
  const std::vector<Step> found = steps(board, Technique::grouped_two_strong_links);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(kFive), (CellSet{rc(7, 8)}));
}

TEST(GroupedTwoStrongLinks, NeedsEveryCellOfAGroupSeen) {
  Board board;
  keep(board, kFive, House::row(0), {rc(1, 1), rc(1, 2), rc(1, 8)});
  keep(board, kFive, House::column(1), {rc(1, 2), rc(4, 2), rc(7, 2)});
  keep(board, kFive, House::row(6), {rc(7, 2), rc(7, 9)});
  EXPECT_TRUE(steps(board, Technique::grouped_two_strong_links).empty());
}

}  // namespace
}  // namespace nonet
