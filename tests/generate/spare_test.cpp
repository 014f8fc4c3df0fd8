// Which givens can go: the same as two searches say, one by one and in groups.

#include "generate/spare.hpp"

#include <gtest/gtest.h>

#include "nonet/generate_problem.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t kNoBound = ~std::uint64_t{0};

// Leaves out groups of cells one after the other, and compares each answer with a search for two
// solutions.
int count_left_out(Problem problem, const Digits& solution, int group) {
  int left_out = 0;
  generator::Spare spare(problem, solution);
  problem.digits = solution;
  for (int first = 0; first + group <= problem.cells(); first += group) {
    std::vector<int> cells;
    Problem fewer = problem;
    for (int i = 0; i < group; ++i) {
      cells.push_back((first + i) * 7 % problem.cells());
      fewer.digits[static_cast<std::size_t>(cells.back())] = 0;
    }
    const bool is_unique = solve(fewer).verdict == Verdict::unique;
    EXPECT_EQ(spare.leave_out(cells, kNoBound, nullptr), is_unique) << problem_line(fewer);
    if (!is_unique) continue;
    problem = fewer;
    ++left_out;
  }
  return left_out;
}

TEST(Spare, AgreesWithASearchForTwoSolutions) {
  const ProblemWish wishes[] = {{.board = Problem(6), .kinds = {}},
                                {.board = Problem(6), .kinds = {{Constraint::cage, 3}}},
                                {.board = Problem(9), .kinds = {{Constraint::thermo, 2}}},
                                {.board = Problem(9), .kinds = {{Constraint::diagonal}}}};
  for (const ProblemWish& wish : wishes) {
    const std::optional<MadeProblem> made = generate(wish, 11, 1);
    ASSERT_TRUE(made);
    for (const int group : {1, 2, 4}) {
      EXPECT_GT(count_left_out(made->problem, made->solution, group), 2) << group;
    }
  }
}

TEST(Spare, WhatIsNotKnownStays) {
  const std::optional<MadeProblem> made = generate({.board = Problem(9), .kinds = {}}, 11, 1);
  ASSERT_TRUE(made);
  generator::Spare spare(made->problem, made->solution);
  const std::atomic<bool> stop = true;
  int left_out = 0;
  for (int cell = 0; cell < 81; ++cell) left_out += spare.leave_out({cell}, 0, &stop) ? 1 : 0;
  EXPECT_GT(left_out, 20);  // by what follows without a guess
  EXPECT_LT(left_out, 65);
}

// Boards of this size take guesses that nobody would wait for, unless they are bounded.
TEST(Spare, LargeBoardsAreMadeAndHaveOneSolution) {
  const std::optional<MadeProblem> made = generate({.board = Problem(25), .kinds = {}}, 1, 1);
  ASSERT_TRUE(made);
  const SolvedProblem solved = solve(made->problem);
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(solved.solution, made->solution);
}

}  // namespace
}  // namespace nonet
