// A walk does not care what digits are called or which way the grid is held: relabelled or
// transposed, a puzzle is solved by the same ladders.
//
// That holds of ladders whose techniques never lose a step they had, whatever else is eliminated
// before it: singles, intersections, subsets and fish without fins. It need not hold of uniqueness
// techniques, which want candidates to be there, nor of which of two equal chains is met first.

#include "nonet/walk.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "../../bench/puzzles.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

using enum Technique;

const std::array<std::vector<Technique>, 5> kRungs = {{
    {full_house, hidden_single},
    {naked_single},
    {locked_pair, locked_triple, pointing, claiming},
    {naked_pair, hidden_pair, naked_triple, hidden_triple, naked_quad, hidden_quad},
    {x_wing, swordfish, jellyfish},
}};

// How many rungs it takes, or one more than there are.
std::size_t rungs_needed(const Grid& grid) {
  Schedule ladder;
  for (std::size_t i = 0; i < kRungs.size(); ++i) {
    for (const Technique technique : kRungs[i]) ladder.add(technique);
    Board board = Board::start(grid).board;
    Walker walker(ladder);
    const auto go_on = [](const Step&, const Board&) { return Flow::go_on; };
    if (walker.walk(board, {}, go_on) == WalkEnd::solved) return i + 1;
  }
  return kRungs.size() + 1;
}

Grid relabelled(const Grid& grid, bench::Random& random) {
  std::array<int, kDigits> faces = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  bench::shuffle(faces, random);
  Grid other;
  for (const Cell cell : grid.filled()) other.set(cell, Digit(faces[grid.at(cell)->index()]));
  return other;
}

Grid transposed(const Grid& grid) {
  Grid other;
  for (const Cell cell : grid.filled())
    other.set(Cell::at(cell.column(), cell.row()), *grid.at(cell));
  return other;
}

TEST(Walk, NeedsTheSameRungsHoweverThePuzzleIsHeld) {
  bench::Random random(1);
  std::array<int, kRungs.size() + 2> met{};
  for (int i = 0; i < 300; ++i) {
    const Grid grid = bench::minimise(bench::random_solution(random), i % 3 == 0 ? 26 : 0, random);
    const std::size_t rungs = rungs_needed(grid);
    ++met[rungs];
    EXPECT_EQ(rungs_needed(relabelled(grid, random)), rungs) << grid.to_line();
    EXPECT_EQ(rungs_needed(transposed(grid)), rungs) << grid.to_line();
  }
  // Or the test would say nothing.
  EXPECT_GT(met[1], 0);
  EXPECT_GT(met[3], 0);
  EXPECT_GT(met.back(), 0);
}

TEST(Walk, TakesTheSameStepsEveryTime) {
  bench::Random random(2);
  Walker walker(Schedule::standard());
  for (int i = 0; i < 20; ++i) {
    const Grid grid = bench::minimise(bench::random_solution(random), 0, random);
    std::vector<Step> first;
    for (int round = 0; round < 2; ++round) {
      std::vector<Step> steps;
      const auto keep = [&steps](const Step& step, const Board&) {
        steps.push_back(step);
        return Flow::go_on;
      };
      Board board = Board::start(grid).board;
      walker.walk(board, {.givens = grid.filled(), .is_unique = true}, keep);
      if (round == 0) first = steps;
      EXPECT_TRUE(steps == first) << grid.to_line();
    }
  }
}

}  // namespace
}  // namespace nonet
