// Puzzles with clues: every kind can be made, what is made has the one solution it was made from,
// and the same seed makes the same.

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/clue_puzzle.hpp"
#include "nonet/generate_problem.hpp"
#include "nonet/rate.hpp"

namespace nonet {
namespace {

TEST(GenerateProblem, EveryKindThatCanBeDrawn) {
  int kinds = 0;
  for (const ConstraintInfo& row : all_constraints()) {
    ProblemWish wish{.board = Problem(6), .kinds = {{row.kind}}};
    // Some rules leave no grid of six rows.
    const bool is_tight = row.kind == Constraint::windoku || row.kind == Constraint::antiking ||
                          row.kind == Constraint::nonconsecutive;
    if (find_contradiction(wish) || is_tight) continue;
    const std::optional<MadeProblem> made = generate(wish, 3, 1);
    ASSERT_TRUE(made) << row.id;
    const SolvedProblem solved = solve(made->problem);
    EXPECT_EQ(solved.verdict, Verdict::unique) << row.id << ": " << problem_line(made->problem);
    EXPECT_EQ(solved.solution, made->solution) << row.id;
    EXPECT_TRUE(find_broken(made->problem, made->solution).empty()) << row.id;
    EXPECT_FALSE(made->problem.clues.empty()) << row.id;
    ++kinds;
  }
  EXPECT_GT(kinds, 38);
}

TEST(GenerateProblem, AsManyAsWishedSymmetricAndAlwaysTheSame) {
  const ProblemWish wish{.board = Problem(9),
                         .kinds = {{Constraint::thermo, 3}, {Constraint::difference, 5}},
                         .symmetry = Symmetry::rot180};
  const auto made = generate(wish, 5, 2), again = generate(wish, 5, 2),
             other = generate(wish, 5, 3);
  ASSERT_TRUE(made && again && other);
  EXPECT_EQ(made->problem, again->problem);
  EXPECT_NE(made->problem, other->problem);
  EXPECT_EQ(made->problem.clues.size(), 8U);
  for (std::size_t i = 0; i < 81; ++i)
    EXPECT_EQ(made->problem.givens[i], made->problem.givens[80 - i]);
}

// Boards of this size take guesses that nobody would wait for, unless they are bounded.
TEST(GenerateProblem, LargeBoardsHaveTheSolutionTheyWereMadeFrom) {
  const std::optional<MadeProblem> made = generate({.board = Problem(25), .kinds = {}}, 1, 1);
  ASSERT_TRUE(made);
  const SolvedProblem solved = solve(made->problem);
  EXPECT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(solved.solution, made->solution);
}

TEST(GenerateProblem, NoClueToSpareOnRequest) {
  const ProblemWish wish{
      .board = Problem(6), .kinds = {{Constraint::cage}}, .needs_every_clue = true};
  const auto made = generate(wish, 1, 1);
  ASSERT_TRUE(made);
  const Redundant redundant = find_redundant(made->problem, made->solution);
  EXPECT_TRUE(redundant.clues.empty());
}

TEST(GenerateProblem, AsHardAsWished) {
  for (const char* grade : {"easy", "medium"}) {
    ProblemWish wish{.board = Problem(6), .kinds = {{Constraint::cage}}};
    wish.rating = find_bounds("grade", grade);
    ASSERT_FALSE(find_contradiction(wish));
    const auto made = generate(wish, 4, 1), again = generate(wish, 4, 1);
    ASSERT_TRUE(made && again) << grade;
    EXPECT_EQ(made->problem, again->problem);
    Rater rater(wish.rating->scale());
    const Rated rated = rater.rate(*puzzle_of(made->problem));
    ASSERT_TRUE(rated.rating) << grade;
    EXPECT_TRUE(wish.rating->contain(*rated.rating)) << grade << ": " << to_text(*rated.rating);
  }
}

TEST(GenerateProblem, NoScaleOfTheClassicBoardNorOfLargeOnes) {
  ProblemWish wish{.board = Problem(9), .kinds = {{Constraint::cage}}};
  wish.rating = find_bounds("level", "hard");
  EXPECT_TRUE(find_contradiction(wish));
  wish.rating = find_bounds("grade", "hard");
  EXPECT_FALSE(find_contradiction(wish));
  wish.board = Problem(12);
  EXPECT_TRUE(find_contradiction(wish));
}

TEST(GenerateProblem, RulesWithoutAGridComeToAnEnd) {
  const ProblemWish wish{.board = Problem(4),
                         .kinds = {{Constraint::antiknight}, {Constraint::antiking}}};
  EXPECT_FALSE(generate(wish, 1, 1));
}

TEST(ShuffleProblem, OtherLooksHaveAsManySolutions) {
  for (const ConstraintInfo& row : all_constraints()) {
    const ProblemWish wish{.board = Problem(4), .kinds = {{row.kind}}};
    if (find_contradiction(wish)) continue;
    const std::optional<MadeProblem> made = generate(wish, 2, 1);
    if (!made) continue;
    Problem fewer = made->problem;  // several solutions tell more than one
    const auto given = std::find(fewer.givens.begin(), fewer.givens.end(), true);
    if (given != fewer.givens.end()) {
      fewer.digits[static_cast<std::size_t>(given - fewer.givens.begin())] = 0;
      *given = false;
    }
    const std::uint64_t count = nonet::count(fewer, {.limit = 1000}).count;
    for (std::uint64_t look = 1; look <= 6; ++look) {
      const Problem other = shuffle(fewer, 9, look);
      EXPECT_EQ(nonet::count(other, {.limit = 1000}).count, count)
          << row.id << ": " << problem_line(fewer) << " as " << problem_line(other);
    }
  }
  Problem large(16);
  EXPECT_EQ(shuffle(large, 1, 1).regions, large.regions);
}

}  // namespace
}  // namespace nonet
