// Reasons on problems: no step takes away what a solution has, at any size and with any kind.

#include "nonet/problem_walk.hpp"

#include <gtest/gtest.h>

#include <set>

#include "nonet/generate_problem.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

struct Walked {
  int steps = 0;
  bool is_solved = false;
  std::set<Technique> techniques;
};

// Walks to the end; every step is held against the solution.
Walked walk_and_check(const MadeProblem& made, const WalkWish& wish = {.is_unique = true}) {
  ProblemWalker walker(made.problem, wish);
  Walked walked;
  walker.walk([&](const ProblemStep& step) {
    EXPECT_EQ(step.words.empty(), !wish.words);
    EXPECT_EQ(step.effect.empty(), !wish.words);
    EXPECT_FALSE(step.places.empty() && step.eliminations.empty());
    for (const auto& [cell, digit] : step.places)
      EXPECT_EQ(made.solution[static_cast<std::size_t>(cell)], digit) << step.words;
    for (const auto& [cell, digit] : step.eliminations)
      EXPECT_NE(made.solution[static_cast<std::size_t>(cell)], digit) << step.words;
    ++walked.steps;
    walked.techniques.insert(step.technique);
    return testing::Test::HasFailure() ? Flow::stop : Flow::go_on;
  });
  walked.is_solved = walker.is_solved();
  return walked;
}

MadeProblem made_with_givens(int side, int seed) {
  const ProblemWish wish{.board = Problem(side)};
  return *generate(wish, static_cast<std::uint64_t>(seed), 1);
}

TEST(ProblemWalk, EveryKindIsReasonedAboutSoundly) {
  int solved = 0, all = 0;
  for (const ConstraintInfo& row : all_constraints()) {
    const ProblemWish wish{.board = Problem(6), .kinds = {{row.kind}}};
    if (find_contradiction(wish)) continue;
    const std::optional<MadeProblem> made = generate(wish, 4, 1);
    if (!made) continue;
    ++all;
    solved += walk_and_check(*made).is_solved ? 1 : 0;
    ASSERT_FALSE(HasFailure()) << row.id << ": " << problem_line(made->problem);
  }
  EXPECT_GT(solved * 10, all * 7);
}

TEST(ProblemWalk, LargeBoardsWithCages) {
  for (const int side : {10, 12, 16}) {
    const ProblemWish wish{.board = Problem(side),
                           .kinds = {{Constraint::cage, side}},
                           .givens = Clues{side * side / 2, side * side}};
    const std::optional<MadeProblem> made = generate(wish, 1, 1);
    ASSERT_TRUE(made);
    EXPECT_TRUE(walk_and_check(*made).is_solved) << problem_line(made->problem);
  }
}

// Minimal puzzles want more than singles; what a technique sees on nine rows it sees on sixteen.
TEST(ProblemWalk, TechniquesBeyondSinglesOnTwelveAndSixteenRows) {
  std::set<Technique> met;
  for (const auto& [side, seed] : {std::pair(12, 1), std::pair(12, 2), std::pair(16, 1)}) {
    const Walked walked =
        walk_and_check(made_with_givens(side, seed), {.is_unique = true, .words = false});
    EXPECT_GT(walked.steps, 0);
    met.insert(walked.techniques.begin(), walked.techniques.end());
    ASSERT_FALSE(HasFailure()) << "side " << side << ", seed " << seed;
  }
  int beyond = 0;
  for (const Technique technique : met) beyond += info(technique).family != Family::singles ? 1 : 0;
  EXPECT_GE(beyond, 8);
}

// The words have names of cells and digits as the board writes them.
TEST(ProblemWalk, NamesOfManyRows) {
  Problem problem(16);
  problem.symbols = Symbols::digits;
  for (int i = 0; i < 15; ++i) {
    problem.digits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i + 1);
    problem.givens[static_cast<std::size_t>(i)] = true;
  }
  const std::optional<ProblemStep> full = ProblemWalker(problem).next();
  ASSERT_TRUE(full);
  EXPECT_EQ(full->technique, Technique::full_house);
  EXPECT_EQ(full->effect, "r1c16=G");
  EXPECT_EQ(full->places, (std::vector<std::pair<int, int>>{{15, 16}}));
  problem.symbols = Symbols::numbers;
  EXPECT_EQ(ProblemWalker(problem).next()->effect, "r1c16=16");
}

// The same step as JSON for a page, as a picture, in another language, as a hint.
TEST(ProblemWalk, DrawnAndToldAsWished) {
  const MadeProblem made = made_with_givens(12, 1);
  const WalkWish wish{.telling = {.language = Language::german},
                      .hint = HintLevel::name,
                      .drawing = true,
                      .picture = true};
  const std::optional<ProblemStep> step = ProblemWalker(made.problem, wish).next();
  ASSERT_TRUE(step);
  EXPECT_TRUE(step->drawing.starts_with("{\"shapes\":"));
  EXPECT_NE(step->drawing.find("\"side\":12"), std::string::npos);
  EXPECT_TRUE(step->picture.starts_with("<svg"));
  EXPECT_FALSE(step->hint.empty());
  EXPECT_NE(step->words, ProblemWalker(made.problem).next()->words);
}

TEST(ProblemWalk, StopsWhenTold) {
  const std::atomic<bool> stop = true;
  ProblemWalker walker(made_with_givens(12, 1).problem, {.stop = &stop});
  EXPECT_EQ(walker.walk([](const ProblemStep&) { return Flow::go_on; }), WalkEnd::stopped);
}

}  // namespace
}  // namespace nonet
