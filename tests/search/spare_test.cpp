// What a problem can spare: the same as searches for two solutions say, of digits one by one and in
// groups, and of clues.

#include "search/clues/spare.hpp"

#include <gtest/gtest.h>

#include "nonet/generate_problem.hpp"

namespace nonet {
namespace {

using search::Spare;
using search::Spared;

Spared find_need(const Problem& fewer) {
  return solve(fewer).verdict == Verdict::unique ? Spared::spare : Spared::needed;
}

// Leaves out groups of cells one after the other, and compares each answer.
int count_left_out(Problem problem, const Digits& solution, int group) {
  int left_out = 0;
  problem.digits = solution;
  Spare spare(problem, solution, {});
  for (int first = 0; first + group <= problem.cells(); first += group) {
    std::vector<int> cells;
    Problem fewer = problem;
    for (int i = 0; i < group; ++i) {
      cells.push_back((first + i) * 7 % problem.cells());
      fewer.digits[static_cast<std::size_t>(cells.back())] = 0;
    }
    const Spared need = find_need(fewer);
    EXPECT_EQ(spare.ask(cells), need) << problem_line(fewer);
    if (need != Spared::spare) continue;
    spare.leave_out(cells);
    problem = fewer;
    ++left_out;
  }
  EXPECT_EQ(spare.left().digits, problem.digits);
  return left_out;
}

TEST(Spare, DigitsAsASearchForTwoSolutionsSays) {
  const ProblemWish wishes[] = {{.board = Problem(6), .kinds = {}},
                                {.board = Problem(6), .kinds = {{Constraint::cage, 3}}},
                                {.board = Problem(9), .kinds = {{Constraint::thermo, 2}}},
                                {.board = Problem(9), .kinds = {{Constraint::even, 9}}},
                                {.board = Problem(9), .kinds = {{Constraint::diagonal}}}};
  for (const ProblemWish& wish : wishes) {
    const std::optional<MadeProblem> made = generate(wish, 11, 1);
    ASSERT_TRUE(made);
    for (const int group : {1, 2, 4}) {
      EXPECT_GT(count_left_out(made->problem, made->solution, group), 2) << group;
    }
  }
}

TEST(Spare, CluesAsASearchForTwoSolutionsSays) {
  const auto made = generate({.board = Problem(6), .kinds = {{Constraint::cage}}}, 11, 1);
  ASSERT_TRUE(made);
  Spare spare(made->problem, made->solution, {});
  Problem left = made->problem;
  std::size_t gone = 0;
  for (std::size_t i = 0; i < made->problem.clues.size(); ++i) {
    Problem fewer = left;
    fewer.clues.erase(fewer.clues.begin() + static_cast<long>(i - gone));
    const Spared need = find_need(fewer);
    EXPECT_EQ(spare.ask_clue(i), need) << problem_line(fewer);
    if (need != Spared::spare) continue;
    spare.leave_out_clue(i);
    left = fewer;
    ++gone;
  }
  EXPECT_GT(gone, 0U);
  EXPECT_EQ(spare.left(), left);
  // Digits are asked for without the clues that left.
  for (int cell = 0; cell < left.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (left.digits[at] == 0) continue;
    Problem fewer = left;
    fewer.digits[at] = 0;
    EXPECT_EQ(spare.ask({cell}), find_need(fewer)) << cell;
  }
}

TEST(Spare, WhatTakesTooManyGuessesIsUnknown) {
  const auto made = generate({.board = Problem(9), .kinds = {}}, 11, 1);
  ASSERT_TRUE(made);
  Problem problem = made->problem;
  problem.digits = made->solution;
  Spare spare(problem, made->solution, {.guesses = 0});
  int known = 0, unknown = 0;
  for (int cell = 0; cell < 81; ++cell) {
    const Spared need = spare.ask({cell});
    if (need == Spared::spare) spare.leave_out({cell});
    (need == Spared::unknown ? unknown : known) += 1;
  }
  EXPECT_GT(known, 20);  // by what follows without a guess
  EXPECT_GT(unknown, 5);
}

}  // namespace
}  // namespace nonet
