// Solution grids: valid, and evenly spread.

#include "generate/fill.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "generate/unavoidable.hpp"
#include "nonet/board.hpp"

namespace nonet::generator {
namespace {

using Fill = FaceLine (*)(Random&);

bool is_solution(const Grid& grid) {
  return grid.filled() == CellSet::every() && !Board::start(grid).contradiction;
}

// Chi-square of the digits of every cell: 81 * 8 degrees of freedom, of which nearly all are free
// of each other, so mean 648 and standard deviation 36. Four deviations.
void expect_even_digits(Fill fill, int grids) {
  Random random(20);
  std::array<std::array<int, kDigits>, kCells> seen{};
  for (int i = 0; i < grids; ++i) {
    const FaceLine line = fill(random);
    for (int cell = 0; cell < kCells; ++cell) ++seen[cell][line[cell] - '1'];
  }
  double sum = 0;
  const double expected = grids / 9.0;
  for (const auto& cell : seen) {
    for (const int count : cell) sum += (count - expected) * (count - expected) / expected;
  }
  EXPECT_LT(sum, 648 + 4 * 36);
  EXPECT_GT(sum, 648 - 4 * 36);
}

TEST(Fill, GivesValidGridsAndNoneTwice) {
  std::set<FaceLine> seen;
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    const FaceLine line = random_solution(random);
    ASSERT_TRUE(is_solution(to_grid(line)));
    seen.insert(line);
  }
  for (int i = 0; i < 100; ++i) {
    const FaceLine line = uniform_solution(random);
    ASSERT_TRUE(is_solution(to_grid(line)));
    seen.insert(line);
  }
  EXPECT_EQ(seen.size(), 1100U);
}

TEST(Fill, UsesEveryDigitInEveryCellEvenly) { expect_even_digits(random_solution, 20000); }

TEST(Fill, UsesThemEvenlyWhereGridsAreUniform) { expect_even_digits(uniform_solution, 500); }

// Two cells of a row in different boxes hold every pair of digits equally often: 72 pairs.
TEST(Fill, UsesEveryPairOfDigitsEvenly) {
  Random random(21);
  std::array<std::array<int, kDigits>, kDigits> seen{};
  constexpr int kGrids = 20000;
  for (int i = 0; i < kGrids; ++i) {
    const FaceLine line = random_solution(random);
    ++seen[line[40] - '1'][line[44] - '1'];
  }
  double sum = 0;
  for (int a = 0; a < kDigits; ++a) {
    for (int b = 0; b < kDigits; ++b) {
      if (a == b) continue;
      const double off = seen[a][b] - kGrids / 72.0;
      sum += off * off / (kGrids / 72.0);
    }
  }
  EXPECT_LT(sum, 71 + 4 * std::sqrt(2 * 71.0));
}

// How many sets of four exchangeable cells a grid has tells crooked grids from straight ones: it is
// 11.5 on average where grids are uniform, with a deviation of 3.6 from grid to grid.
TEST(Fill, HasAsManySmallUnavoidableSetsAsUniformGridsHave) {
  Images self;
  for (const Cell cell : CellSet::every()) self[cell.index()] = {cell};
  const auto mean_of = [&self](Fill fill, int grids) {
    Random random(22);
    int sets = 0;
    for (int i = 0; i < grids; ++i) {
      visit_line_exchanges(fill(random), self,
                           [&](CellSet set) { sets += set.size() == 4 ? 1 : 0; });
    }
    return 1.0 * sets / grids;
  };
  EXPECT_NEAR(mean_of(uniform_solution, 400), 11.5, 4 * 3.6 / 20);
  EXPECT_NEAR(mean_of(random_solution, 10000), 11.2, 0.15);
}

}  // namespace
}  // namespace nonet::generator
