// Puzzle: givens, placed digits, pencil marks.

#include "nonet/puzzle.hpp"

#include <gtest/gtest.h>

#include "sample.hpp"

namespace nonet {
namespace {

Puzzle sample_puzzle() { return Puzzle(sample::puzzle()); }

// The basic candidates of the sample without one of r1c1's.
CandidateSet marks_without_one() {
  CandidateSet marks = basic_candidates(sample::puzzle());
  marks.erase(Candidate(Cell(0), marks.digits(Cell(0)).first()));
  return marks;
}

TEST(Puzzle, StartsEmpty) {
  const Puzzle puzzle;
  EXPECT_TRUE(puzzle.givens.empty());
  EXPECT_TRUE(puzzle.placed().empty());
  EXPECT_FALSE(puzzle.marks);
  EXPECT_EQ(puzzle.all_candidates().size(), kCandidates);
}

TEST(Puzzle, TakesAGridAsAllGiven) {
  EXPECT_EQ(sample_puzzle().givens, sample::puzzle().filled());
  EXPECT_TRUE(sample_puzzle().placed().empty());
}

TEST(Puzzle, TellsPlacedDigitsFromGivens) {
  Puzzle puzzle = sample_puzzle();
  puzzle.grid.set(Cell(0), Digit(8));
  EXPECT_EQ(puzzle.placed(), CellSet{Cell(0)});
  EXPECT_EQ(puzzle.given_grid(), sample::puzzle());
}

TEST(Puzzle, WithoutMarksHasTheCandidatesTheDigitsLeave) {
  const Puzzle puzzle = sample_puzzle();
  // r1c1 sees 2 and 7 in its row, 1, 7, 9, 2, 3 and 4 in its column.
  EXPECT_EQ(puzzle.candidates(Cell(0)), (DigitSet{Digit(5), Digit(6), Digit(8)}));
  EXPECT_EQ(puzzle.all_candidates(), Board::start(sample::puzzle()).board.all_candidates());
}

TEST(Puzzle, AFilledCellHasNoCandidates) {
  EXPECT_TRUE(sample_puzzle().candidates(Cell(3)).empty());
}

TEST(Puzzle, KeepsMarksThatSayMoreThanTheDigits) {
  Puzzle puzzle = sample_puzzle();
  puzzle.set_marks(marks_without_one());
  ASSERT_TRUE(puzzle.marks);
  EXPECT_EQ(puzzle.candidates(Cell(0)), (DigitSet{Digit(6), Digit(8)}));
  EXPECT_NE(puzzle, sample_puzzle());
}

TEST(Puzzle, ForgetsMarksThatOnlyRepeatTheDigits) {
  Puzzle puzzle = sample_puzzle();
  puzzle.set_marks(marks_without_one());
  puzzle.set_marks(basic_candidates(sample::puzzle()));
  EXPECT_EQ(puzzle, sample_puzzle());
}

TEST(Puzzle, ForgetsMarksOfFilledCells) {
  CandidateSet marks = basic_candidates(sample::puzzle());
  marks.insert(Cell(3), DigitSet::every());
  Puzzle puzzle = sample_puzzle();
  puzzle.set_marks(marks);
  EXPECT_EQ(puzzle, sample_puzzle());
}

TEST(Puzzle, StartsABoardWithTheMarkedCandidates) {
  Puzzle puzzle = sample_puzzle();
  puzzle.set_marks(marks_without_one());
  const Board::Start start = puzzle.start();
  EXPECT_FALSE(start.contradiction);
  EXPECT_EQ(start.board.all_candidates(), *puzzle.marks);
}

TEST(Puzzle, StartsWithoutCandidatesThatTheDigitsRuleOut) {
  CandidateSet marks = basic_candidates(sample::puzzle());
  marks.insert(Candidate(Cell(0), Digit(7)));  // r1c8 is 7
  Puzzle puzzle = sample_puzzle();
  puzzle.set_marks(marks);
  EXPECT_EQ(puzzle.start().board.all_candidates(), basic_candidates(sample::puzzle()));
}

TEST(Puzzle, StartCarriesTheContradictionOfItsMarks) {
  CandidateSet marks = basic_candidates(sample::puzzle());
  for (const Digit digit : DigitSet::every()) marks.erase(Candidate(Cell(0), digit));
  Puzzle puzzle = sample_puzzle();
  puzzle.set_marks(marks);
  EXPECT_EQ(puzzle.start().contradiction, Contradiction::no_candidate(Cell(0)));
}

TEST(Puzzle, StartCarriesTheContradictionOfItsDigits) {
  Puzzle puzzle = sample_puzzle();
  puzzle.grid.set(Cell(0), Digit(7));
  ASSERT_TRUE(puzzle.start().contradiction);
  EXPECT_EQ(puzzle.start().contradiction->kind(), Contradiction::Kind::clash);
}

}  // namespace
}  // namespace nonet
