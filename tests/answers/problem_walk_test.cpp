// Reasons on problems: no step takes away what a solution has, at any size and with any kind.

#include "nonet/problem_walk.hpp"

#include <gtest/gtest.h>

#include "nonet/generate_problem.hpp"

namespace nonet {
namespace {

// Walks to the end; every step is held against the solution.
int walk_and_check(const MadeProblem& made) {
  ProblemWalker walker(made.problem);
  int steps = 0;
  while (const std::optional<ProblemStep> step = walker.find()) {
    EXPECT_FALSE(step->words.empty());
    EXPECT_FALSE(step->places.empty() && step->eliminations.empty());
    for (const auto& [cell, digit] : step->places)
      EXPECT_EQ(made.solution[static_cast<std::size_t>(cell)], digit) << step->words;
    for (const auto& [cell, digit] : step->eliminations)
      EXPECT_NE(made.solution[static_cast<std::size_t>(cell)], digit) << step->words;
    if (testing::Test::HasFailure()) return steps;
    walker.apply(*step);
    ++steps;
  }
  return walker.is_solved() ? steps : -steps;
}

TEST(ProblemWalk, EveryKindIsReasonedAboutSoundly) {
  int solved = 0, all = 0;
  for (const ConstraintInfo& row : all_constraints()) {
    const ProblemWish wish{.board = Problem(6), .kinds = {{row.kind}}};
    if (find_contradiction(wish)) continue;
    const std::optional<MadeProblem> made = generate(wish, 4, 1);
    if (!made) continue;
    ++all;
    solved += walk_and_check(*made) > 0 ? 1 : 0;
    ASSERT_FALSE(HasFailure()) << row.id << ": " << problem_line(made->problem);
  }
  EXPECT_GT(solved * 10, all * 7);
}

TEST(ProblemWalk, LargeBoards) {
  for (const int side : {10, 12, 16}) {
    const ProblemWish wish{.board = Problem(side),
                           .kinds = {{Constraint::cage, side}},
                           .givens = Clues{side * side / 2, side * side}};
    const std::optional<MadeProblem> made = generate(wish, 1, 1);
    ASSERT_TRUE(made);
    EXPECT_GT(walk_and_check(*made), 0) << problem_line(made->problem);
  }
}

}  // namespace
}  // namespace nonet
