// Grid: what is written down.

#include "nonet/grid.hpp"

#include <gtest/gtest.h>

#include "sample.hpp"

namespace nonet {
namespace {

TEST(Grid, StartsBlank) { EXPECT_TRUE(Grid().filled().empty()); }

TEST(Grid, RemembersADigitAndForgetsIt) {
  Grid grid;
  grid.set(Cell(10), Digit(5));
  EXPECT_EQ(grid.at(Cell(10)), Digit(5));
  EXPECT_EQ(grid.face(Cell(10)), 5);
  EXPECT_FALSE(grid.is_blank(Cell(10)));
  grid.clear(Cell(10));
  EXPECT_EQ(grid.at(Cell(10)), std::nullopt);
  EXPECT_EQ(grid, Grid());
}

TEST(Grid, ABlankHasFaceZero) { EXPECT_EQ(Grid().face(Cell(0)), 0); }

TEST(Grid, ReadsALineAndWritesItBack) {
  EXPECT_EQ(sample::puzzle().to_line(), sample::kPuzzle);
  EXPECT_EQ(sample::solution().to_line(), sample::kSolution);
}

TEST(Grid, WritesTheBlankItIsTold) {
  EXPECT_EQ(Grid().to_line('0'), std::string(kCells, '0'));
  EXPECT_EQ(Grid::from_line(sample::puzzle().to_line('0')), sample::puzzle());
}

TEST(Grid, TakesAnyOtherCharacterForABlank) {
  std::string line(kCells, '.');
  line[1] = '0', line[2] = 'x', line[3] = '*', line[4] = '7';
  EXPECT_EQ(Grid::from_line(line).filled(), CellSet{Cell(4)});
}

TEST(Grid, KnowsWhichCellsAreFilled) { EXPECT_EQ(sample::puzzle().filled().size(), 30); }

TEST(Grid, IsFullWhenNoBlankIsLeft) {
  Grid grid = sample::solution();
  EXPECT_TRUE(grid.filled() == CellSet::every());
  grid.clear(Cell(80));
  EXPECT_FALSE(grid.filled() == CellSet::every());
}

TEST(Grid, GivesNineRowsOfNine) {
  const auto rows = sample::solution().rows();
  EXPECT_EQ(rows[0], (std::array<int, 9>{8, 6, 3, 2, 1, 4, 9, 7, 5}));
  EXPECT_EQ(rows[8], (std::array<int, 9>{5, 2, 7, 4, 3, 8, 1, 9, 6}));
}

}  // namespace
}  // namespace nonet
