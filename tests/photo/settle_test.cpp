// The likeliest reading that is a Sudoku: what is repaired, what is in doubt.

#include <gtest/gtest.h>

#include "nonet/photo.hpp"
#include "nonet/solve.hpp"
#include "scene.hpp"

namespace nonet {
namespace {

using photo_test::kPuzzle;

Likelihoods sure_of(const std::string& puzzle) {
  Likelihoods likely{};
  for (int i = 0; i < kCells; ++i) {
    likely[i].fill(1e-6F);
    likely[i][puzzle[i] == '.' ? 0 : puzzle[i] - '0'] = 1;
  }
  return likely;
}

TEST(Settle, TakesWhatIsSure) {
  const PhotoReading reading = settle(sure_of(kPuzzle));
  EXPECT_EQ(reading.grid.to_line(), kPuzzle);
  EXPECT_TRUE(reading.is_unique);
  EXPECT_TRUE(reading.doubtful.empty() && reading.repaired.empty());
}

TEST(Settle, RepairsAMisreadDigitAndMarksIt) {
  // r1c4 is 2; it was read as 7, which r1c8 has already.
  Likelihoods likely = sure_of(kPuzzle);
  likely[3][2] = 0.1F;
  likely[3][7] = 0.9F;
  const PhotoReading reading = settle(likely);
  EXPECT_EQ(reading.grid.to_line(), kPuzzle);
  EXPECT_EQ(reading.repaired, CellSet{Cell(3)});
  EXPECT_TRUE(reading.doubtful.contains(Cell(3)));
}

TEST(Settle, FindsADigitThatWasMissedAndAGhost) {
  Likelihoods likely = sure_of(kPuzzle);
  likely[3][0] = 0.95F;  // missed
  likely[3][2] = 0.05F;
  likely[4][3] = 0.8F;  // a smudge; 3 is not the solution's here
  likely[4][0] = 0.2F;
  const Solved solved = solve(Puzzle(Grid::from_line(kPuzzle)));
  ASSERT_NE(solved.solution->face(Cell(4)), 3);
  const PhotoReading reading = settle(likely);
  EXPECT_EQ(reading.grid.to_line(), kPuzzle);
  EXPECT_EQ(reading.repaired, (CellSet{Cell(3), Cell(4)}));
}

TEST(Settle, DoubtsWhatCouldBeEitherWay) {
  // A redundant given: with it and without it there is exactly one solution.
  const Solved solved = solve(Puzzle(Grid::from_line(kPuzzle)));
  std::string more = kPuzzle;
  more[0] = solved.solution->at(Cell(0))->symbol();
  Likelihoods likely = sure_of(more);
  likely[0][0] = 0.02F;
  const PhotoReading reading = settle(likely);
  EXPECT_EQ(reading.grid.to_line(), more);
  EXPECT_TRUE(reading.doubtful.contains(Cell(0)));
}

TEST(Settle, SaysSoWhereThereIsNoSudoku) {
  const PhotoReading empty = settle(sure_of(std::string(81, '.')));
  EXPECT_FALSE(empty.is_unique);
  EXPECT_EQ(empty.grid.filled().size(), 0);
  std::string clash = kPuzzle;
  clash[0] = '2';
  const PhotoReading reading = settle(sure_of(clash));
  EXPECT_FALSE(reading.is_unique);
  EXPECT_EQ(reading.grid.to_line(), clash);
}

TEST(Settle, PenIsNoPartOfThePuzzle) {
  // A wrong digit in blue is the player's mistake, not the reader's.
  std::string played = kPuzzle;
  played[0] = '5';
  ASSERT_NE(solve(Puzzle(Grid::from_line(kPuzzle))).solution->face(Cell(0)), 5);
  const PhotoReading reading = settle(sure_of(played), CellSet{Cell(0)});
  EXPECT_EQ(reading.grid.to_line(), played);
  EXPECT_TRUE(reading.is_unique);
  EXPECT_EQ(reading.pen, CellSet{Cell(0)});
  EXPECT_EQ(reading.doubtful, CellSet{Cell(0)});  // but the person is asked
}

TEST(Settle, ColourAloneMakesNoPen) {
  // Without these the puzzle has several solutions: they are print, whatever the light made of
  // them.
  const PhotoReading reading =
      settle(sure_of(kPuzzle), CellSet{Cell(3), Cell(7), Cell(9), Cell(12)});
  EXPECT_TRUE(reading.is_unique);
  EXPECT_TRUE(reading.pen.empty());
}

}  // namespace
}  // namespace nonet
