#include "nonet/check.hpp"

#include <gtest/gtest.h>

#include "search/positions.hpp"

namespace nonet {
namespace {

TEST(Check, ListsEveryClashingPair) {
  Grid grid;
  grid.set(Cell::at(0, 0), Digit(5));
  grid.set(Cell::at(0, 8), Digit(5));
  grid.set(Cell::at(8, 0), Digit(5));
  grid.set(Cell::at(4, 4), Digit(5));
  const Diagnosis diagnosis = check(Puzzle(grid), {});
  EXPECT_EQ(diagnosis.verdict, Verdict::illegal);
  const std::vector<Clash> expected = {{Cell::at(0, 0), Cell::at(0, 8), Digit(5)},
                                       {Cell::at(0, 0), Cell::at(8, 0), Digit(5)}};
  EXPECT_EQ(diagnosis.conflicts, expected);
}

TEST(Check, FindsTheDigitsThatCannotStandTogether) {
  Puzzle puzzle = positions::crowded();
  const CellSet guilty = puzzle.givens;
  // Innocent company.
  puzzle.grid.set(Cell::at(8, 0), Digit(9));
  puzzle.givens.insert(Cell::at(8, 0));
  const Diagnosis diagnosis = check(puzzle, {});
  EXPECT_EQ(diagnosis.verdict, Verdict::none);
  EXPECT_EQ(diagnosis.core, guilty);
}

TEST(Check, SaysThatMarksAloneAreImpossible) {
  Puzzle puzzle;
  CandidateSet marks = puzzle.all_candidates();
  for (const Digit digit : DigitSet::every()) marks.erase(Candidate(Cell(40), digit));
  puzzle.set_marks(marks);
  const Diagnosis diagnosis = check(puzzle, {});
  EXPECT_EQ(diagnosis.verdict, Verdict::none);
  EXPECT_TRUE(diagnosis.core_is_marks);
  EXPECT_TRUE(diagnosis.core.empty());
}

TEST(Check, NamesThePlayersMistakeOnSoundGivens) {
  Puzzle puzzle = positions::unique();
  puzzle.grid.set(Cell::at(0, 0), Digit(5));  // the solution has 8
  const Diagnosis diagnosis = check(puzzle, {});
  EXPECT_EQ(diagnosis.verdict, Verdict::none);
  EXPECT_EQ(diagnosis.mistakes, CellSet{Cell::at(0, 0)});
}

TEST(Check, CountsSolutionsAndShowsWhereTheyDiffer) {
  const Diagnosis diagnosis = check(positions::two_solutions(), {});
  EXPECT_EQ(diagnosis.verdict, Verdict::several);
  EXPECT_EQ(diagnosis.count, 2U);
  EXPECT_TRUE(diagnosis.count_is_exact);
  EXPECT_EQ(diagnosis.differs, positions::kRectangle);
}

TEST(Check, NamesTheCellThatWouldSettleMost) {
  const Diagnosis diagnosis = check(positions::two_solutions(), {});
  ASSERT_TRUE(diagnosis.best);
  EXPECT_TRUE(positions::kRectangle.contains(diagnosis.best->cell));
  EXPECT_FALSE(diagnosis.best->is_sampled);
  std::uint64_t sum = 0;
  for (const std::uint64_t left : diagnosis.best->leaves) {
    EXPECT_LE(left, 1U);
    sum += left;
  }
  EXPECT_EQ(sum, 2U);
}

TEST(Check, SamplesWhenThereAreTooManySolutions) {
  const Diagnosis diagnosis = check(Puzzle(), {.limit = 10});
  EXPECT_EQ(diagnosis.count, 10U);
  EXPECT_FALSE(diagnosis.count_is_exact);
  EXPECT_TRUE(diagnosis.best->is_sampled);
}

TEST(Check, LimitOneStillTellsTwoSolutionsApart) {
  const Diagnosis diagnosis = check(positions::two_solutions(), {.limit = 1});
  EXPECT_EQ(diagnosis.verdict, Verdict::several);
  EXPECT_EQ(diagnosis.differs, positions::kRectangle);
}

TEST(Check, FindsRedundantGivens) {
  const Puzzle puzzle = positions::unique();
  const Diagnosis diagnosis = check(puzzle, {});
  EXPECT_EQ(diagnosis.verdict, Verdict::unique);
  EXPECT_FALSE(diagnosis.is_minimal);
  for (const Cell cell : puzzle.givens) {
    const Verdict without = solve(positions::without(puzzle, {cell})).verdict;
    EXPECT_EQ(diagnosis.redundant.contains(cell), without == Verdict::unique) << name(cell).view();
  }
}

TEST(Check, CallsAPuzzleMinimalWhenEveryGivenIsNeeded) {
  Puzzle puzzle = positions::unique();
  while (true) {
    const CellSet redundant = check(puzzle, {}).redundant;
    if (redundant.empty()) break;
    puzzle = positions::without(puzzle, {redundant.first()});
  }
  EXPECT_TRUE(check(puzzle, {}).is_minimal);
  EXPECT_EQ(solve(puzzle).solution, positions::unique_solution());
}

}  // namespace
}  // namespace nonet
