// Claims of `check` over random positions: the core it names is truly minimal, what it calls
// redundant truly is, what it shows as two solutions are two solutions.

#include "nonet/check.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace nonet {
namespace {

// Evenly from 0 to below the bound, whatever size the framework has reached.
int pick(int bound) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, bound)); }

// Digits written one by one where they clash with nothing: mostly without solution once there are
// some twenty of them.
Puzzle random_puzzle(int tries) {
  Grid grid;
  for (int i = 0; i < tries; ++i) {
    const Cell cell(pick(kCells));
    const Digit digit = Digit::at(pick(kDigits));
    bool clashes = false;
    for (const Cell peer : Rules::classic().peers(cell)) clashes |= grid.at(peer) == digit;
    if (grid.is_blank(cell) && !clashes) grid.set(cell, digit);
  }
  return Puzzle(grid);
}

Puzzle without(Puzzle puzzle, Cell cell) {
  puzzle.grid.clear(cell);
  puzzle.givens.erase(cell);
  return puzzle;
}

Puzzle only(const Puzzle& puzzle, CellSet cells) {
  Puzzle kept = puzzle;
  for (const Cell cell : puzzle.grid.filled() - cells) kept = without(kept, cell);
  return kept;
}

RC_GTEST_PROP(CheckProperty, TheCoreIsImpossibleAndMinimal, ()) {
  const Puzzle puzzle = random_puzzle(45);
  RC_PRE(solve(puzzle).verdict == Verdict::none);
  const Diagnosis diagnosis = check(puzzle, {.limit = 2});
  const Puzzle core = only(puzzle, diagnosis.core);
  RC_ASSERT(count(core, {.limit = 1}).count == 0U);
  for (const Cell cell : diagnosis.core) {
    RC_ASSERT(count(without(core, cell), {.limit = 1}).count == 1U);
  }
}

RC_GTEST_PROP(CheckProperty, TheTwoSolutionsAreSolutionsAndDifferWhereItSays, ()) {
  const Puzzle puzzle = random_puzzle(20);
  RC_PRE(solve(puzzle).verdict == Verdict::several);
  const Diagnosis diagnosis = check(puzzle, {.limit = 20});
  for (const Grid& solution : *diagnosis.two) {
    RC_ASSERT(!Board::start(solution).contradiction);
    for (const Cell cell : puzzle.grid.filled())
      RC_ASSERT(solution.at(cell) == puzzle.grid.at(cell));
  }
  const auto& [a, b] = *diagnosis.two;
  for (const Cell cell : CellSet::every()) {
    RC_ASSERT(diagnosis.differs.contains(cell) == (a.at(cell) != b.at(cell)));
  }
}

RC_GTEST_PROP(CheckProperty, RedundantGivensAreThoseThatCanBeLeftOut, ()) {
  // A random solution with some cells cleared is often unique.
  const Solved start = solve(random_puzzle(6));
  RC_PRE(start.solution.has_value());
  Puzzle puzzle(*start.solution);
  for (int i = 0; i < 45; ++i) puzzle = without(puzzle, Cell(pick(kCells)));
  RC_PRE(solve(puzzle).verdict == Verdict::unique);
  const Diagnosis diagnosis = check(puzzle, {.limit = 2});
  for (const Cell cell : puzzle.givens) {
    const bool is_redundant = count(without(puzzle, cell), {.limit = 2}).count == 1;
    RC_ASSERT(diagnosis.redundant.contains(cell) == is_redundant);
  }
  RC_ASSERT(diagnosis.is_minimal == diagnosis.redundant.empty());
}

}  // namespace
}  // namespace nonet
