// Board: what it answers, and what its two verbs change and report.

#include "nonet/board.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "sample.hpp"

namespace nonet {
namespace {

constexpr Cell kCorner = Cell::at(0, 0);

Board sample_board() { return Board::start(sample::puzzle()).board; }

CandidateSet all_digits_in(CellSet cells, DigitSet digits) {
  CandidateSet set;
  for (const Cell cell : cells) set.insert(cell, digits);
  return set;
}

TEST(Board, StartsWithEveryCandidateAlive) {
  const Board board;
  EXPECT_EQ(board.all_candidates().size(), kCandidates);
  EXPECT_EQ(board.unsolved(), CellSet::every());
  EXPECT_EQ(board.find_contradiction(), std::nullopt);
  EXPECT_FALSE(board.is_done());
}

TEST(Board, PlacingWritesTheDigit) {
  Board board;
  const Change change = board.place(kCorner, Digit(5));
  EXPECT_EQ(change.placed, Candidate(kCorner, Digit(5)));
  EXPECT_EQ(board.grid().at(kCorner), Digit(5));
  EXPECT_FALSE(board.unsolved().contains(kCorner));
}

TEST(Board, PlacingLeavesTheCellWithoutCandidates) {
  Board board;
  board.place(kCorner, Digit(5));
  EXPECT_TRUE(board.candidates(kCorner).empty());
  for (const Digit digit : DigitSet::every()) EXPECT_FALSE(board.places(digit).contains(kCorner));
}

TEST(Board, PlacingRemovesTheDigitFromTheCellsItSeesAndNoOthers) {
  Board board;
  board.place(kCorner, Digit(5));
  const CellSet peers = Rules::classic().peers(kCorner);
  EXPECT_EQ(board.places(Digit(5)), CellSet::every() - peers - CellSet{kCorner});
  EXPECT_EQ(board.places(Digit(6)), CellSet::every() - CellSet{kCorner});
}

TEST(Board, PlacingReportsEveryCandidateThatWent) {
  Board board;
  const Change change = board.place(kCorner, Digit(5));
  CandidateSet expected = all_digits_in(Rules::classic().peers(kCorner), {Digit(5)});
  expected.insert(kCorner, DigitSet::every() - DigitSet{Digit(5)});
  EXPECT_EQ(change.removed, expected);
  EXPECT_TRUE(change.made_progress());
  EXPECT_FALSE(change.contradiction);
}

TEST(Board, PlacingADigitThatAlreadyStandsThereChangesNothing) {
  Board board;
  board.place(kCorner, Digit(5));
  const Board before = board;
  const Change change = board.place(kCorner, Digit(5));
  EXPECT_FALSE(change.made_progress());
  EXPECT_FALSE(change.contradiction);
  EXPECT_EQ(board, before);
}

TEST(Board, PlacingOverAnotherDigitIsAContradictionAndChangesNothing) {
  Board board;
  board.place(kCorner, Digit(5));
  const Board before = board;
  const Change change = board.place(kCorner, Digit(6));
  EXPECT_EQ(change.contradiction, Contradiction::not_a_candidate(kCorner, Digit(6)));
  EXPECT_FALSE(change.made_progress());
  EXPECT_EQ(board, before);
}

TEST(Board, PlacingADigitThatIsSeenIsAContradictionAndChangesNothing) {
  Board board;
  board.place(kCorner, Digit(5));
  const Board before = board;
  const Change change = board.place(Cell::at(0, 1), Digit(5));
  EXPECT_EQ(change.contradiction, Contradiction::not_a_candidate(Cell::at(0, 1), Digit(5)));
  EXPECT_EQ(board, before);
}

TEST(Board, PlacingReportsACellThatLostItsLastCandidate) {
  Board board;
  CandidateSet all_but_five = all_digits_in({Cell::at(0, 1)}, DigitSet::every());
  all_but_five.erase(Candidate(Cell::at(0, 1), Digit(5)));
  EXPECT_FALSE(board.eliminate(all_but_five).contradiction);
  EXPECT_EQ(board.place(kCorner, Digit(5)).contradiction,
            Contradiction::no_candidate(Cell::at(0, 1)));
}

TEST(Board, PlacingReportsAHouseThatLostItsLastPlace) {
  Board board;
  // In row 2 the 5 can only stand in box 1; then box 1 gets its 5 elsewhere.
  board.eliminate(all_digits_in(
      Rules::classic().cells(House::row(1)) - Rules::classic().cells(House::box(0)), {Digit(5)}));
  EXPECT_EQ(board.place(kCorner, Digit(5)).contradiction,
            Contradiction::no_place(Digit(5), House::row(1), Rules::classic()));
}

TEST(Board, PlacingAnotherDigitCanTakeTheLastPlaceOfOne) {
  Board board;
  board.eliminate(
      all_digits_in(Rules::classic().cells(House::row(0)) - CellSet{kCorner}, {Digit(5)}));
  EXPECT_EQ(board.place(kCorner, Digit(6)).contradiction,
            Contradiction::no_place(Digit(5), House::row(0), Rules::classic()));
}

TEST(Board, EliminatingRemovesFromBothViews) {
  Board board;
  const Candidate candidate(Cell(40), Digit(7));
  const Change change = board.eliminate(candidate);
  EXPECT_FALSE(board.contains(candidate));
  EXPECT_FALSE(board.candidates(Cell(40)).contains(Digit(7)));
  EXPECT_FALSE(board.places(Digit(7)).contains(Cell(40)));
  EXPECT_EQ(change.removed.size(), 1);
  EXPECT_TRUE(change.removed.contains(candidate));
  EXPECT_EQ(change.placed, std::nullopt);
}

TEST(Board, EliminatingWhatIsGoneMakesNoProgress) {
  Board board;
  board.eliminate(Candidate(Cell(40), Digit(7)));
  const Board before = board;
  EXPECT_FALSE(board.eliminate(Candidate(Cell(40), Digit(7))).made_progress());
  EXPECT_EQ(board, before);
}

TEST(Board, EliminatingASetReportsOnlyWhatWasThere) {
  Board board;
  board.eliminate(Candidate(Cell(40), Digit(7)));
  const Change change = board.eliminate(all_digits_in({Cell(40)}, {Digit(7), Digit(8)}));
  EXPECT_EQ(change.removed, all_digits_in({Cell(40)}, {Digit(8)}));
}

TEST(Board, EliminatingTheLastCandidateNamesTheCell) {
  Board board;
  const Change change = board.eliminate(all_digits_in({Cell::at(3, 6)}, DigitSet::every()));
  ASSERT_TRUE(change.contradiction);
  EXPECT_EQ(change.contradiction->text().view(), "r4c7 has no candidate left");
}

TEST(Board, EliminatingTheLastPlaceNamesTheHouse) {
  Board board;
  const Change change =
      board.eliminate(all_digits_in(Rules::classic().cells(House::box(2)), {Digit(5)}));
  ASSERT_TRUE(change.contradiction);
  EXPECT_EQ(change.contradiction->text().view(), "no place for 5 in box 3");
}

TEST(Board, FindsPlacesOfADigitInAHouse) {
  const Board board = sample_board();
  // Row 3 of the sample is 792.5.8.. and r6c9 is a 1.
  EXPECT_EQ(board.places(Digit(1), House::row(2)),
            (CellSet{Cell::at(2, 3), Cell::at(2, 5), Cell::at(2, 7)}));
  EXPECT_TRUE(board.places(Digit(7), House::row(2)).empty());
}

TEST(Board, FindsTheOnlyPlace) {
  Board board;
  const House row = House::row(4);
  EXPECT_EQ(board.only_place(Digit(3), row), std::nullopt);
  board.eliminate(all_digits_in(Rules::classic().cells(row) - CellSet{Cell::at(4, 6)}, {Digit(3)}));
  EXPECT_EQ(board.only_place(Digit(3), row), Cell::at(4, 6));
  board.place(Cell::at(4, 6), Digit(3));
  EXPECT_EQ(board.only_place(Digit(3), row), std::nullopt);
}

TEST(Board, KnowsWhichDigitsStandInAHouse) {
  const Board board = sample_board();
  EXPECT_EQ(board.digits(House::row(0)), (DigitSet{Digit(2), Digit(7)}));
  EXPECT_TRUE(board.has(House::box(0), Digit(9)));
  EXPECT_FALSE(board.has(House::box(0), Digit(3)));
}

TEST(Board, FindsCellsByTheirNumberOfCandidates) {
  const Board board = sample_board();
  CellSet together;
  for (int size = 0; size <= kDigits; ++size) {
    for (const Cell cell : board.cells_with(size)) EXPECT_EQ(board.candidates(cell).size(), size);
    together |= board.cells_with(size);
  }
  EXPECT_EQ(together, board.unsolved());
}

TEST(Board, StartsFromAGridWithoutContradiction) {
  const Board::Start start = Board::start(sample::puzzle());
  EXPECT_EQ(start.contradiction, std::nullopt);
  EXPECT_EQ(start.board.grid(), sample::puzzle());
  EXPECT_EQ(start.board.find_contradiction(), std::nullopt);
}

TEST(Board, StartNamesAClash) {
  Grid grid = sample::puzzle();
  grid.set(Cell::at(0, 0), Digit(7));  // r1c8 is a 7 already
  const Board::Start start = Board::start(grid);
  ASSERT_TRUE(start.contradiction);
  EXPECT_EQ(start.contradiction->text().view(), "7 stands twice in row 1: r1c1 and r1c8");
}

TEST(Board, StartPrefersAClashToWhatFollowsFromIt) {
  // Row 1 up to r1c8 uses 1 to 8 and column 9 a 9, so r1c9 is dead before the two 2s are met.
  Grid grid;
  for (int i = 0; i < 8; ++i) grid.set(Cell::at(0, i), Digit::at(i));
  grid.set(Cell::at(4, 8), Digit(9));
  EXPECT_EQ(Board::start(grid).contradiction, Contradiction::no_candidate(Cell::at(0, 8)));
  grid.set(Cell::at(8, 0), Digit(2));
  grid.set(Cell::at(8, 8), Digit(2));
  EXPECT_EQ(Board::start(grid).contradiction,
            Contradiction::clash(Digit(2), Cell::at(8, 0), Cell::at(8, 8), Rules::classic()));
}

TEST(Board, AFullGridIsDone) {
  const Board::Start start = Board::start(sample::solution());
  EXPECT_FALSE(start.contradiction);
  EXPECT_TRUE(start.board.is_done());
  EXPECT_EQ(start.board.find_contradiction(), std::nullopt);
  EXPECT_TRUE(start.board.all_candidates().empty());
}

TEST(Board, ReducingAnUnreducedBoardGivesTheStart) {
  Board board = Board::unreduced(sample::puzzle());
  EXPECT_EQ(board.all_candidates().size(), 51 * kDigits);
  board.reduce();
  EXPECT_EQ(board, sample_board());
}

TEST(Board, ReducingAReducedBoardMakesNoProgress) {
  Board board = sample_board();
  EXPECT_FALSE(board.reduce().made_progress());
}

TEST(Board, FindsAContradictionThatWasThereBefore) {
  Grid grid;
  for (int i = 0; i < 8; ++i) grid.set(Cell::at(0, i), Digit::at(i));
  grid.set(Cell::at(4, 8), Digit(9));
  const Board board = Board::start(grid).board;
  EXPECT_EQ(board.find_contradiction(), Contradiction::no_candidate(Cell::at(0, 8)));
}

TEST(Board, WorksAtCompileTime) {
  constexpr int kRemoved = [] {
    Board board;
    return board.place(Cell(0), Digit(5)).removed.size();
  }();
  EXPECT_EQ(kRemoved, 8 + classic::kPeers);
}

}  // namespace
}  // namespace nonet
