#include "explain/blockers.hpp"

#include <gtest/gtest.h>

#include "nonet/puzzle.hpp"

namespace nonet {
namespace {

using explain::Blockers;
using explain::find_blockers;
using explain::find_takers;
using explain::Takers;

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

const Puzzle kPuzzle(Grid::from_line(
    "..81.6......8......6..53.7....5..846.....17..........9.79.......469.8.....5.7..2."));

// Box 3: the 8s of r1c3 and r2c4 rule out two rows, the one of r4c7 what is left of column 7.
TEST(Blockers, NameEachCellOnceAndMostFirst) {
  const Blockers blockers =
      find_blockers(kPuzzle.start().board, House::box(2), cell(3, 9), Digit(8));
  ASSERT_EQ(blockers.list.size(), 3U);
  EXPECT_EQ(blockers.list[0].at, cell(1, 3));
  EXPECT_EQ(blockers.list[0].rules_out, (CellSet{cell(1, 7), cell(1, 8), cell(1, 9)}));
  EXPECT_EQ(blockers.list[1].at, cell(2, 4));
  EXPECT_EQ(blockers.list[2].at, cell(4, 7));
  EXPECT_EQ(blockers.list[2].rules_out, CellSet{cell(3, 7)});
  EXPECT_TRUE(blockers.earlier.empty());
}

TEST(Blockers, CellsThatNoDigitSeesLostItEarlier) {
  Puzzle puzzle(Grid::from_line(std::string(81, '.')));
  CandidateSet marks = puzzle.all_candidates();
  for (int column = 1; column < 9; ++column) marks.erase(Candidate(cell(1, column), Digit(4)));
  puzzle.set_marks(marks);
  const Blockers blockers =
      find_blockers(puzzle.start().board, House::row(0), cell(1, 9), Digit(4));
  EXPECT_TRUE(blockers.list.empty());
  EXPECT_EQ(blockers.earlier.size(), 8);
}

// Of the three houses of a cell each takes what those before it did not.
TEST(Takers, NameEachDigitOnceAndMostFirst) {
  const Takers takers = find_takers(kPuzzle.start().board, cell(9, 6), Digit(4));
  ASSERT_EQ(takers.list.size(), 3U);
  EXPECT_EQ(takers.list[0].house, House::column(5));
  EXPECT_EQ(takers.list[0].digits.size(), 4);
  EXPECT_EQ(takers.list[1].house, House::row(8));
  EXPECT_EQ(takers.list[1].digits.size(), 3);
  EXPECT_EQ(takers.list[2].house, House::box(7));
  EXPECT_EQ(takers.list[2].digits, DigitSet{Digit(9)});
  EXPECT_EQ(takers.list[2].cells, CellSet{cell(8, 4)});
  EXPECT_TRUE(takers.earlier.empty());
}

TEST(Takers, AHouseThatAddsNothingIsLeftOut) {
  Grid grid = kPuzzle.grid;
  grid.set(cell(9, 7), Digit(9));
  const Takers takers = find_takers(Puzzle(grid).start().board, cell(9, 6), Digit(4));
  ASSERT_EQ(takers.list.size(), 2U);
  EXPECT_EQ(takers.list[0].digits.size() + takers.list[1].digits.size(), 8);
}

TEST(Takers, ADigitThatStandsNowhereNearWentEarlier) {
  const Takers takers = find_takers(kPuzzle.start().board, cell(9, 6), Digit(9));
  EXPECT_EQ(takers.earlier, DigitSet{Digit(4)});
}

}  // namespace
}  // namespace nonet
