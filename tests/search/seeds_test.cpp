// The ideas of the seed descriptions that need a solver, a picture or text, one test each, named
// after the seed and its idea. Those of the board alone are in tests/core/seeds_test.cpp.

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/likely.hpp"
#include "nonet/picture.hpp"
#include "nonet/solve.hpp"
#include "nonet/sure.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

// Our own: the first needs singles only, the second more than singles.
constexpr std::string_view kEasy =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
constexpr std::string_view kEasySolution =
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196";
constexpr std::string_view kHard =
    ".91....6....3.....2.7..9......6...4.....8.3..1.9.5...85.2...6.1.......82..47.....";
constexpr std::string_view kHardSolution =
    "491875263856342917237169854328697145745281396169453728582934671973516482614728539";

// The puzzle that seed 003 draws, and the solution it shows.
constexpr std::string_view kSeed003 =
    "100000000000203000000000003004000000000030060060001030005000000000005000600000305";
constexpr std::string_view kSeed003Solution =
    "123456789789123456456789123234567891891234567567891234345678912912345678678912345";

Puzzle puzzle_of(std::string_view line) { return Puzzle(Grid::from_line(line)); }

// --- 000: solve, sure moves, probable moves

TEST(Seed000, SolvingGivesTheGrid) {
  const Solved solved = solve(puzzle_of(kEasy));
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(solved.solution->to_line(), kEasySolution);
}

TEST(Seed000, SolvingGivesNoGridIfThereIsNone) {
  Puzzle puzzle = puzzle_of(kHard);
  puzzle.grid.set(Cell(0), Digit(8));  // a candidate, but the solution has 4
  const Solved solved = solve(puzzle);
  EXPECT_EQ(solved.verdict, Verdict::none);
  EXPECT_FALSE(solved.solution);
  EXPECT_TRUE(solved.reason);
}

TEST(Seed000, AnIllegalStartIsAnErrorWithItsReason) {
  Puzzle puzzle = puzzle_of(kEasy);
  puzzle.grid.set(Cell(0), Digit(7));
  const Solved solved = solve(puzzle);
  EXPECT_EQ(solved.verdict, Verdict::illegal);
  EXPECT_EQ(solved.reason->text().view(), "7 stands twice in row 1: r1c1 and r1c8");
}

TEST(Seed000, OneSureMoveIsMadeAtATime) {
  Board board = puzzle_of(kEasy).start().board;
  const std::optional<Sure> sure = find_sure(board);
  ASSERT_TRUE(sure);
  const Cell cell = sure->placement.cell();
  EXPECT_EQ(Grid::from_line(kEasySolution).at(cell), sure->placement.digit());
  EXPECT_TRUE(board.place(cell, sure->placement.digit()).made_progress());
}

TEST(Seed000, ThereMayBeNoSureMove) { EXPECT_FALSE(find_sure(Board())); }

TEST(Seed000, ElseTheMoveWithTheHighestProbability) {
  // Three solutions and no single: r1c2 is 6 in two of them and 5 in one.
  const Puzzle puzzle = puzzle_of(
      "8.321497...48973..792653814945371..82815467393..982451..8.29.43439.65.8..2.438.9.");
  ASSERT_FALSE(find_sure(puzzle.start().board));
  const std::optional<Likely> likely = find_likely(puzzle, {});
  ASSERT_TRUE(likely);
  EXPECT_TRUE(likely->is_exact);
  EXPECT_EQ(likely->hits, 2u);
  EXPECT_EQ(likely->total, 3u);
  EXPECT_EQ(name(likely->placement).view(), "6r1c2");
}

// --- 001: files of puzzles

TEST(Seed001, ManyPuzzlesALineWithZerosForBlanksAndNoFinalNewline) {
  const std::string text = Grid::from_line(kEasy).to_line('0') + "\n" +
                           Grid::from_line(kHard).to_line('0') + "\n" + std::string(kSeed003);
  std::size_t at = 0;
  Reader reader([&](char* buffer, std::size_t size) {
    const std::size_t n = std::min(size, text.size() - at);
    std::memcpy(buffer, text.data() + at, n);
    at += n;
    return n;
  });
  std::vector<std::string> solutions;
  while (std::optional<Entry> entry = reader.next()) {
    ASSERT_TRUE(entry->record);
    const Solved solved = solve(entry->record->puzzle);
    solutions.push_back(solved.verdict == Verdict::unique ? solved.solution->to_line() : "");
  }
  EXPECT_EQ(solutions,
            (std::vector<std::string>{std::string(kEasySolution), std::string(kHardSolution), ""}));
}

TEST(Seed001, AnOnlyPossibilityAndAnOnlyInstanceAreSure) {
  Board cell;
  CandidateSet others;
  others.insert(Cell(40), DigitSet::every() - DigitSet{Digit(6)});
  cell.eliminate(others);
  EXPECT_EQ(find_sure(cell)->reason, SureReason::naked_single);
  EXPECT_EQ(find_sure(cell)->placement, Candidate(Cell(40), Digit(6)));

  Board subgrid;
  CandidateSet elsewhere;
  elsewhere.insert(Rules::classic().cells(House::row(4)) - CellSet{Cell(40)}, Digit(6));
  subgrid.eliminate(elsewhere);
  EXPECT_EQ(find_sure(subgrid)->reason, SureReason::hidden_single);
  EXPECT_EQ(find_sure(subgrid)->house, House::row(4));
  EXPECT_EQ(find_sure(subgrid)->placement, Candidate(Cell(40), Digit(6)));
}

// --- 002: logic, then search

// Makes sure moves until there are no more.
Board after_sure_moves(std::string_view line) {
  Board board = puzzle_of(line).start().board;
  while (const std::optional<Sure> sure = find_sure(board)) {
    board.place(sure->placement.cell(), sure->placement.digit());
  }
  return board;
}

TEST(Seed002, PhaseOneAloneSolvesAnEasyPuzzle) {
  EXPECT_EQ(after_sure_moves(kEasy).grid().to_line(), kEasySolution);
}

TEST(Seed002, PhaseTwoSearchesWherePhaseOneStops) {
  const Board board = after_sure_moves(kHard);
  EXPECT_FALSE(board.is_done());
  EXPECT_FALSE(board.find_contradiction());
  EXPECT_EQ(solve(Puzzle(board.grid())).solution->to_line(), kHardSolution);
}

// --- 003: the bordered picture, and a puzzle with more than one solution

TEST(Seed003, APuzzleWithMoreThanOneSolution) {
  const Puzzle puzzle = puzzle_of(kSeed003);
  EXPECT_EQ(solve(puzzle).verdict, Verdict::several);
  EXPECT_EQ(count(puzzle, {.limit = 10}).count, 10u);
}

// The seed says its grid "could be solved" as shown; one of its givens says otherwise.
TEST(Seed003, TheSolutionShownFitsEveryGivenButOne) {
  const Grid shown = Grid::from_line(kSeed003Solution), start = Grid::from_line(kSeed003);
  EXPECT_EQ(solve(Puzzle(shown)).verdict, Verdict::unique);
  CellSet differing;
  for (const Cell cell : start.filled()) {
    if (shown.at(cell) != start.at(cell)) differing.insert(cell);
  }
  EXPECT_EQ(differing, CellSet{Cell::at(1, 3)});
}

TEST(Seed003, APuzzleIsDrawnWithBorders) {
  const std::string picture = draw(puzzle_of(kSeed003), {});
  EXPECT_NE(picture.find("| . . . | 2 . 3 | . . . |"), std::string::npos);
  EXPECT_EQ(picture.find("+-------+-------+-------+"), 0u);
}

TEST(Seed003, TheSeedsBordersAreRead) {
  const Result<Record> record = parse(
      "------------------------------- \n"
      "| 1  0  0 | 0  0  0 | 0  0  0 |\n"
      "| 0  0  0 | 2  0  3 | 0  0  0 |\n"
      "| 0  0  0 | 0  0  0 | 0  0  3 |\n"
      "------------------------------- \n"
      "| 0  0  4 | 0  0  0 | 0  0  0 |\n"
      "| 0  0  0 | 0  3  0 | 0  6  0 |\n"
      "| 0  6  0 | 0  0  1 | 0  3  0 |\n"
      "-------------------------------\n"
      "| 0  0  5 | 0  0  0 | 0  0  0 |\n"
      "| 0  0  0 | 0  0  5 | 0  0  0 |\n"
      "| 6  0  0 | 0  0  0 | 3  0  5 |\n"
      "-------------------------------\n");
  ASSERT_TRUE(record) << record.error().message();
  EXPECT_EQ(record->puzzle.grid, Grid::from_line(kSeed003));
}

TEST(Seed003, TheSameValueInTheSquaresAroundIsASureMove) {
  Grid grid;
  for (const int index : {0, 12, 33, 50, 55, 67, 80}) grid.set(Cell(index), Digit(1));
  const Board board = Board::start(grid).board;
  const std::optional<Sure> sure = find_sure(board, {Cell(25)});
  ASSERT_TRUE(sure);
  EXPECT_EQ(sure->placement, Candidate(Cell(25), Digit(1)));
  EXPECT_EQ(describe(*sure, board), "the only place for 1 in box 3 (NE)");
}

TEST(Seed003, AGuessStartsFromTheCellWithFewestPossibleValues) {
  const Board board = after_sure_moves(kHard);
  const Cell guess = *board.unsolved_by_fewest().begin();
  for (const Cell cell : board.unsolved()) {
    EXPECT_LE(board.candidates(guess).size(), board.candidates(cell).size());
  }
}

// --- 004: printing, over-constrained games

TEST(Seed004, PrintingTakesATitle) {
  EXPECT_EQ(draw(puzzle_of(kEasy), {.title = "Before"}).find("Before\n+---"), 0u);
}

TEST(Seed004, PrintingCanShowAllPossibilities) {
  const std::string picture = draw(puzzle_of(kEasy), {.shows = Shows::candidates});
  EXPECT_NE(picture.find(" 568 "), std::string::npos);  // r1c1
}

TEST(Seed004, AnOverConstrainedGameIsImpossible) {
  Grid grid;
  for (int i = 0; i < 8; ++i) grid.set(Cell::at(0, i), Digit::at(i));
  grid.set(Cell::at(4, 8), Digit(9));
  const Solved solved = solve(Puzzle(grid));
  EXPECT_EQ(solved.verdict, Verdict::none);
  EXPECT_EQ(solved.reason->text().view(), "r1c9 has no candidate left");
}

}  // namespace
}  // namespace nonet
