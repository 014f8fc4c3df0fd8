#include <gtest/gtest.h>

#include "logic/boards.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using boards::digits;
using boards::keep;
using boards::rc;
using boards::steps;

TEST(WWing, TakesTheDigitThatDoesNotLink) {
  Board board;
  keep(board, rc(1, 1), digits({1, 2}));
  keep(board, rc(9, 9), digits({1, 2}));
  keep(board, Digit(1), House::row(4), {rc(5, 1), rc(5, 9)});
  const std::vector<Step> found = steps(board, Technique::w_wing);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(2)), (CellSet{rc(1, 9), rc(9, 1)}));
  EXPECT_EQ(found[0].digits(Role::x), digits({1}));
}

TEST(WWing, NeedsALinkThatSeesBothCells) {
  Board board;
  keep(board, rc(1, 1), digits({1, 2}));
  keep(board, rc(9, 9), digits({1, 2}));
  keep(board, Digit(1), House::row(4), {rc(5, 1), rc(5, 8)});
  EXPECT_TRUE(steps(board, Technique::w_wing).empty());
}

TEST(XyzWing, TakesFromCellsThatSeeAllThree) {
  Board board;
  keep(board, rc(2, 2), digits({1, 2, 3}));
  keep(board, rc(3, 1), digits({1, 3}));
  keep(board, rc(2, 8), digits({2, 3}));
  const std::vector<Step> found = steps(board, Technique::xyz_wing);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(3)), (CellSet{rc(2, 1), rc(2, 3)}));
  EXPECT_EQ(found[0].eliminated().size(), 2);
}

TEST(XyzWing, IgnoresTwoPincersAlike) {
  Board board;
  keep(board, rc(2, 2), digits({1, 2, 3}));
  keep(board, rc(3, 1), digits({1, 3}));
  keep(board, rc(2, 8), digits({1, 3}));
  EXPECT_TRUE(steps(board, Technique::xyz_wing).empty());
}

TEST(WxyzWing, IsFoundAroundAPivotOfFourDigits) {
  Board board;
  keep(board, rc(2, 2), digits({1, 2, 3, 4}));
  keep(board, rc(3, 1), digits({1, 4}));
  keep(board, rc(3, 3), digits({2, 4}));
  keep(board, rc(2, 8), digits({3, 4}));
  const std::vector<Step> found = steps(board, Technique::wxyz_wing);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(4)), (CellSet{rc(2, 1), rc(2, 3)}));
  EXPECT_EQ(found[0].cells(Role::pivot), CellSet{rc(2, 2)});
}

TEST(WxyzWing, IsSilentIfASecondDigitMayRepeat) {
  Board board;
  keep(board, rc(2, 2), digits({1, 2, 3, 4}));
  keep(board, rc(3, 1), digits({1, 4}));
  keep(board, rc(3, 3), digits({2, 3, 4}));
  keep(board, rc(2, 8), digits({3, 4}));
  EXPECT_TRUE(steps(board, Technique::wxyz_wing).empty());
}

TEST(VwxyzWing, IsFoundAroundAPivotOfTwoDigits) {
  Board board;
  keep(board, rc(5, 5), digits({1, 2}));
  keep(board, rc(4, 4), digits({1, 3, 5}));
  keep(board, rc(4, 6), digits({1, 3, 5}));
  keep(board, rc(5, 1), digits({2, 4, 5}));
  keep(board, rc(5, 9), digits({2, 4, 5}));
  const std::vector<Step> found = steps(board, Technique::vwxyz_wing);
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].eliminated().cells(Digit(5)), (CellSet{rc(5, 4), rc(5, 6)}));
}

}  // namespace
}  // namespace nonet
