#include "nonet/solve.hpp"

#include <gtest/gtest.h>

#include <set>

#include "search/positions.hpp"
#include "search/random_masks.hpp"

namespace nonet {
namespace {

TEST(Solve, FindsTheOnlySolution) {
  const Solved solved = solve(positions::unique());
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(solved.solution, positions::unique_solution());
  EXPECT_EQ(reason_text(solved), "");
}

TEST(Solve, CallsAFullGridUnique) {
  EXPECT_EQ(solve(Puzzle(positions::unique_solution())).verdict, Verdict::unique);
}

TEST(Solve, SaysSeveralAndGivesOneOfThem) {
  const Solved solved = solve(positions::two_solutions());
  EXPECT_EQ(solved.verdict, Verdict::several);
  EXPECT_EQ(solve(Puzzle(*solved.solution)).verdict, Verdict::unique);
}

TEST(Solve, SaysSeveralForTheEmptyGrid) { EXPECT_EQ(solve(Puzzle()).verdict, Verdict::several); }

TEST(Solve, NamesTheClashOfAnIllegalGrid) {
  Puzzle puzzle = positions::unique();
  puzzle.grid.set(Cell::at(0, 0), Digit(7));
  const Solved solved = solve(puzzle);
  EXPECT_EQ(solved.verdict, Verdict::illegal);
  EXPECT_EQ(reason_text(solved), "7 stands twice in row 1: r1c1 and r1c8");
}

TEST(Solve, CallsAFullGridWithAClashIllegal) {
  Puzzle puzzle(positions::unique_solution());
  puzzle.grid.set(Cell(0), *puzzle.grid.at(Cell(1)));
  EXPECT_EQ(solve(puzzle).verdict, Verdict::illegal);
}

TEST(Solve, NamesTheCellWithoutCandidates) {
  Grid grid;
  for (int i = 1; i < 9; ++i) grid.set(Cell::at(0, i), Digit(i));
  grid.set(Cell::at(1, 0), Digit(9));
  const Solved solved = solve(Puzzle(grid));
  EXPECT_EQ(solved.verdict, Verdict::none);
  EXPECT_EQ(reason_text(solved), "r1c1 has no candidate left");
}

TEST(Solve, SaysHowManyPlacementsLeadToTheContradiction) {
  // Of all wrong digits that fit at first sight, some are refuted only by following singles.
  const Puzzle puzzle = positions::unique();
  int late = 0;
  for (const Cell cell : puzzle.blanks()) {
    for (const Digit digit : puzzle.candidates(cell)) {
      if (positions::unique_solution().at(cell) == digit) continue;
      Puzzle wrong = puzzle;
      wrong.grid.set(cell, digit);
      const Solved solved = solve(wrong);
      ASSERT_EQ(solved.verdict, Verdict::none);
      const bool says_after = reason_text(solved).find(" after ") != std::string::npos;
      EXPECT_EQ(says_after, solved.forced > 0);
      late += solved.forced > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(late, 0);
}

TEST(Solve, NamesTheHouseThatIsTooSmallForItsDigits) {
  const Solved solved = solve(positions::crowded());
  EXPECT_EQ(solved.verdict, Verdict::none);
  EXPECT_EQ(reason_text(solved), "fewer than 3 cells for 1, 5 and 6 in column 5");
}

TEST(Solve, NamesTheDigitThatCannotBeCompleted) {
  // 1 fits every house, but rows 1, 2 and 3 leave it two columns.
  Puzzle puzzle;
  CandidateSet marks = puzzle.all_candidates();
  for (int row = 0; row < 3; ++row) {
    for (int column = 2; column < kDigits; ++column) {
      if (column == 3) continue;
      marks.erase(Candidate(Cell::at(row, column), Digit(1)));
    }
  }
  // Boxes 1, 2 and 3 would notice at once; box 3 gets a cell that only the rows rule out.
  puzzle.set_marks(marks);
  EXPECT_EQ(solve(puzzle).verdict, Verdict::none);
}

TEST(Solve, RespectsPencilMarks) {
  Puzzle puzzle = positions::two_solutions();
  const Grid first = *solve(puzzle).solution;
  CandidateSet marks = puzzle.all_candidates();
  marks.erase(Candidate(Cell::at(1, 1), *first.at(Cell::at(1, 1))));
  puzzle.set_marks(marks);
  const Solved solved = solve(puzzle);
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_NE(solved.solution, first);
}

TEST(Solve, SolvesMarksWithoutAnyDigit) {
  Puzzle puzzle;
  CandidateSet marks;
  const Grid solution = positions::unique_solution();
  for (const Cell cell : CellSet::every()) marks.insert(Candidate(cell, *solution.at(cell)));
  puzzle.set_marks(marks);
  EXPECT_EQ(solve(puzzle).solution, solution);
}

TEST(Solve, SaysNoneWhenACellHasNoMark) {
  Puzzle puzzle = positions::unique();
  CandidateSet marks = puzzle.all_candidates();
  for (const Digit digit : DigitSet::every()) marks.erase(Candidate(Cell::at(0, 0), digit));
  puzzle.set_marks(marks);
  const Solved solved = solve(puzzle);
  EXPECT_EQ(solved.verdict, Verdict::none);
  EXPECT_EQ(reason_text(solved), "r1c1 has no candidate left");
}

TEST(Count, IsExactBelowTheLimit) {
  const Count count = nonet::count(positions::two_solutions(), {.limit = 3});
  EXPECT_EQ(count.count, 2U);
  EXPECT_TRUE(count.is_exact);
}

TEST(Count, IsExactAtTheLimitIfNothingFollows) {
  const Count count = nonet::count(positions::two_solutions(), {.limit = 2});
  EXPECT_EQ(count.count, 2U);
  EXPECT_TRUE(count.is_exact);
}

TEST(Count, StopsAtTheLimit) {
  const Count count = nonet::count(Puzzle(), {.limit = 500});
  EXPECT_EQ(count.count, 500U);
  EXPECT_FALSE(count.is_exact);
}

TEST(Count, ExchangingDigitsChangesNoCount) {
  // Grids that show only some digits, so that the others can be exchanged.
  constexpr std::uint64_t kMost = 100000;
  const Grid solution = positions::unique_solution();
  positions::Random random(5);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const int shown = 5 + i % 5;
    Grid grid = positions::thinned(solution, 60 + random.below(120), random);
    for (const Cell cell : grid.filled()) {
      if (grid.face(cell) > shown) grid.clear(cell);
    }
    std::uint64_t listed = 0;
    enumerate(Puzzle(grid),
              [&listed](const Grid&) { return ++listed == kMost ? Flow::stop : Flow::go_on; });
    if (listed <= 2000) continue;
    ++compared;
    const Count counted = nonet::count(Puzzle(grid), {.limit = kMost - 1});
    EXPECT_EQ(counted.count, std::min(listed, kMost - 1)) << shown;
    EXPECT_EQ(counted.is_exact, listed < kMost) << shown;
    if (listed == kMost) continue;
    EXPECT_TRUE(nonet::count(Puzzle(grid), {.limit = listed}).is_exact) << shown;
    EXPECT_FALSE(nonet::count(Puzzle(grid), {.limit = listed - 1}).is_exact) << shown;
  }
  EXPECT_GT(compared, 10);
}

TEST(Count, DoesNotDependOnWhoCounts) {
  // Around the number from which on another search counts.
  const Grid solution = positions::unique_solution();
  positions::Random random(6);
  int compared = 0;
  for (int i = 0; i < 200; ++i) {
    const Puzzle puzzle(positions::thinned(solution, 26 + random.below(6), random));
    std::uint64_t listed = 0;
    enumerate(puzzle,
              [&listed](const Grid&) { return ++listed == 9000 ? Flow::stop : Flow::go_on; });
    if (listed < 300 || listed == 9000) continue;
    ++compared;
    for (const std::uint64_t limit :
         {std::uint64_t{1000000000}, listed, std::uint64_t{100}, std::uint64_t{101},
          std::uint64_t{500}, std::uint64_t{6001}}) {
      const Count counted = nonet::count(puzzle, {.limit = limit});
      EXPECT_EQ(counted.count, std::min(limit, listed)) << limit;
      EXPECT_EQ(counted.is_exact, listed <= limit) << limit;
    }
  }
  EXPECT_GT(compared, 10);
}

TEST(Count, ABatchSaysWhatCountSays) {
  positions::Random random(7);
  std::string text;
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 60; ++i) {
    const Grid grid = i == 5
                          ? positions::crowded().grid
                          : positions::thinned(positions::unique_solution(), 24 + i % 60, random);
    text += grid.to_line() + "\n";
    puzzles.emplace_back(grid);
  }
  for (const std::uint64_t limit : {0U, 1U, 2U, 100U, 101U, 3000U}) {
    std::vector<Count> counts(puzzles.size());
    count_batch(text.data(), kCells + 1, counts, {.limit = limit});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const Count one = nonet::count(puzzles[i], {.limit = limit});
      EXPECT_EQ(counts[i].count, one.count) << i << ", limit " << limit;
      EXPECT_EQ(counts[i].is_exact, one.is_exact) << i << ", limit " << limit;
      EXPECT_FALSE(counts[i].is_interrupted);
    }
  }
}

TEST(Count, ABatchCanBeStopped) {
  const std::string text = Puzzle().grid.to_line() + positions::unique().grid.to_line();
  std::atomic<bool> stop = true;
  std::vector<Count> counts(2);
  count_batch(text.data(), kCells, counts, {.limit = 1000000000, .stop = &stop});
  for (const Count& count : counts) EXPECT_TRUE(count.is_interrupted && !count.is_exact);
}

TEST(Count, IsZeroForAnIllegalGrid) {
  Puzzle puzzle = positions::unique();
  puzzle.grid.set(Cell::at(0, 0), Digit(7));
  EXPECT_EQ(nonet::count(puzzle, {}).count, 0U);
}

TEST(Enumerate, GivesDifferentValidSolutionsUntilStopped) {
  std::set<std::string> met;
  enumerate(Puzzle(), [&met](const Grid& solution) {
    EXPECT_TRUE(solution.filled() == CellSet::every());
    EXPECT_FALSE(Board::start(solution).contradiction);
    met.insert(solution.to_line());
    return met.size() == 100 ? Flow::stop : Flow::go_on;
  });
  EXPECT_EQ(met.size(), 100U);
}

}  // namespace
}  // namespace nonet
