// Unbiased puzzles: minimal, with the weight that was promised, the same for whoever asks. That
// they are unbiased, many of them show: unbiased_slow.cpp.

#include <gtest/gtest.h>

#include <cmath>

#include "generate/oracle.hpp"

namespace nonet::generator {
namespace {

TEST(Unbiased, MakesMinimalPuzzlesWithTheirWeight) {
  const Generated generated = generate({.is_unbiased = true}, {.seed = 1, .count = 3});
  ASSERT_EQ(generated.made.size(), 3U);
  for (const Made& made : generated.made) {
    EXPECT_TRUE(is_unique(made.puzzle));
    EXPECT_TRUE(is_minimal(made.puzzle));
    EXPECT_TRUE(is_part_of(made.puzzle, made.solution));
    // (81 choose n) over (81 choose 27), times the puzzles met on the grid.
    double weight = 1;
    for (int n = 27; n < made.puzzle.filled().size(); ++n) weight *= (81.0 - n) / (n + 1);
    for (int n = 27; n > made.puzzle.filled().size(); --n) weight /= (82.0 - n) / n;
    const double met = made.weight / weight;
    EXPECT_NEAR(met, std::round(met), 1e-9);
    EXPECT_GE(met, 1 - 1e-9);
  }
  const Made again = generate({.is_unbiased = true}, {.seed = 1, .first = 3}).made[0];
  EXPECT_EQ(again.puzzle, generated.made[2].puzzle);
}

TEST(Unbiased, KeepsToAGivenSolution) {
  const Grid solution = generate({}, {.seed = 2}).made[0].solution;
  const Wish wish{.solution = solution, .is_unbiased = true};
  EXPECT_EQ(generate(wish, {.seed = 1}).made[0].solution, solution);
}

TEST(Unbiased, GivesUpWhenTold) {
  const auto is_enough = [] { return true; };
  const FunctionRef<bool()> stop = is_enough;
  EXPECT_TRUE(generate({.is_unbiased = true}, {.seed = 1}, {.stop = &stop}).made.empty());
}

}  // namespace
}  // namespace nonet::generator
