#include "nonet/sure.hpp"

#include <gtest/gtest.h>

#include "nonet/puzzle.hpp"
#include "search/positions.hpp"

namespace nonet {
namespace {

TEST(Sure, PrefersTheLastGapOfAHouse) {
  Puzzle puzzle(positions::unique_solution());
  puzzle.grid.clear(Cell::at(4, 4));
  const Board board = puzzle.start().board;
  const std::optional<Sure> sure = find_sure(board);
  ASSERT_TRUE(sure);
  EXPECT_EQ(sure->reason, SureReason::full_house);
  EXPECT_EQ(sure->house, House::row(4));
  EXPECT_EQ(sure->placement, Candidate(Cell::at(4, 4), Digit(4)));
  EXPECT_EQ(describe(*sure, board), "the last blank cell of row 5");
}

TEST(Sure, FindsTheOnlyPlaceInABoxByCrossHatching) {
  // Two 1s in the rows and two in the columns of box 3 leave it one cell for 1.
  Grid grid;
  for (const Cell cell : {Cell::at(0, 0), Cell::at(1, 3), Cell::at(3, 6), Cell::at(8, 8)}) {
    grid.set(cell, Digit(1));
  }
  const Board board = Puzzle(grid).start().board;
  const std::optional<Sure> sure = find_sure(board);
  ASSERT_TRUE(sure);
  EXPECT_EQ(sure->placement, Candidate(Cell::at(2, 7), Digit(1)));
  EXPECT_EQ(describe(*sure, board), "the only place for 1 in box 3 (NE)");
}

TEST(Sure, FindsTheOnlyCandidateOfACell) {
  Grid grid;
  for (int i = 1; i <= 4; ++i) grid.set(Cell::at(0, i), Digit(i));
  for (int i = 5; i <= 8; ++i) grid.set(Cell::at(i, 0), Digit(i));
  const Board board = Puzzle(grid).start().board;
  const std::optional<Sure> sure = find_sure(board, {Cell::at(0, 0)});
  ASSERT_TRUE(sure);
  EXPECT_EQ(sure->reason, SureReason::naked_single);
  EXPECT_EQ(sure->placement.digit(), Digit(9));
  EXPECT_EQ(describe(*sure, board),
            "the only candidate left in r1c1: it sees all eight other digits");
}

TEST(Sure, FindsNothingOnAnEmptyBoard) { EXPECT_FALSE(find_sure(Board())); }

TEST(Sure, FindsNothingOutsideTheAskedCells) {
  const Board board = positions::unique().start().board;
  ASSERT_TRUE(find_sure(board));
  EXPECT_FALSE(find_sure(board, CellSet{}));
}

TEST(Sure, EveryPlacementIsInTheSolution) {
  Board board = positions::unique().start().board;
  while (const std::optional<Sure> sure = find_sure(board)) {
    ASSERT_EQ(positions::unique_solution().at(sure->placement.cell()), sure->placement.digit());
    ASSERT_FALSE(board.place(sure->placement.cell(), sure->placement.digit()).contradiction);
  }
  EXPECT_TRUE(board.is_done());
}

}  // namespace
}  // namespace nonet
