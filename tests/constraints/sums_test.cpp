// What sums take before any guess, beside all ways to fill their cells: nothing that some way has,
// and nearly everything that no way has.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "nonet/solve_problem.hpp"

namespace nonet {
namespace {

struct Drawn {
  Problem problem;
  std::vector<int> groups;  // of each cell of the clue: cells of one group see each other
};

// A sum over one to three cells in each of some boxes down the diagonal, no two of which see each
// other, with few digits in each cell; its total is what some digits make, allowed or not.
Drawn draw_sum(int side, int height, int width, int weights, std::mt19937_64& random) {
  const auto draw = [&random](int below) {
    return static_cast<int>(random() % std::uint64_t(below));
  };
  Drawn drawn{Problem(side), {}};
  Problem& problem = drawn.problem;
  problem.marks.assign(std::size_t(problem.cells()), (std::uint64_t{1} << side) - 1);
  Clue clue{.kind = Constraint::sum, .values = {0}, .cells = {}};
  const int boxes = std::min(side / std::max(height, width), 3);
  for (int box = 0; box < boxes; ++box) {
    const int weight = weights == 0 ? 1 : (draw(2) == 0 ? 1 : -1) * (1 + draw(weights));
    for (int i = 1 + draw(std::min(width, 3)); i-- > 0;) {
      clue.cells.push_back(box * height * side + box * width + i);
      clue.values.push_back(weight);
      drawn.groups.push_back(box);
      std::uint64_t mask = 0;
      while (std::popcount(mask) < 2 + draw(3)) mask |= std::uint64_t{1} << draw(side);
      problem.marks[std::size_t(clue.cells.back())] = mask;
      int digit = std::countr_zero(mask);
      if (draw(2) == 0) digit = static_cast<int>(std::bit_width(mask)) - 1;
      clue.values[0] += weight * (digit + 1);
    }
  }
  problem.clues.push_back(clue);
  return drawn;
}

// What the cells of the clue can have, by trying everything.
std::vector<std::uint64_t> try_all(const Drawn& drawn) {
  const Clue& clue = drawn.problem.clues[0];
  std::vector<std::uint64_t> found(clue.cells.size(), 0);
  std::vector<int> digits(clue.cells.size(), 0);
  const auto fill = [&](const auto& self, std::size_t at, int total) -> void {
    if (at == digits.size()) {
      if (total != clue.values[0]) return;
      for (std::size_t i = 0; i < at; ++i) found[i] |= std::uint64_t{1} << digits[i];
      return;
    }
    std::uint64_t rest = drawn.problem.marks[std::size_t(clue.cells[at])];
    for (; rest != 0; rest &= rest - 1) {
      digits[at] = std::countr_zero(rest);
      bool is_free = true;
      for (std::size_t i = 0; i < at; ++i)
        is_free &= drawn.groups[i] != drawn.groups[at] || digits[i] != digits[at];
      if (is_free) self(self, at + 1, total + clue.values[at + 1] * (digits[at] + 1));
    }
  };
  fill(fill, 0, 0);
  return found;
}

// Of the digits that no way has, the share that is taken.
double share_taken(int side, int height, int width, int weights) {
  std::mt19937_64 random(static_cast<std::uint64_t>(side * 10 + weights));
  int taken = 0, wrong = 0;
  const int rounds = side <= 16 ? 1000 : 200;
  for (int i = 0; i < rounds; ++i) {
    const Drawn drawn = draw_sum(side, height, width, weights, random);
    const Clue& clue = drawn.problem.clues[0];
    const std::vector<std::uint64_t> ways = try_all(drawn);
    if (ways[0] == 0) continue;  // what tells that is the search
    const auto left = find_left(drawn.problem);
    for (std::size_t k = 0; k < ways.size(); ++k) {
      const auto cell = std::size_t(clue.cells[k]);
      const std::uint64_t kept = left ? (*left)[cell] : 0;
      EXPECT_EQ(ways[k] & ~kept, 0U) << side << ' ' << i << ' ' << k;
      wrong += std::popcount(drawn.problem.marks[cell] & ~ways[k]);
      taken += std::popcount(drawn.problem.marks[cell] & ~ways[k] & ~kept);
    }
  }
  EXPECT_GT(wrong, rounds);
  return double(taken) / wrong;
}

TEST(ClueSums, TakeWhatNoWayHasAndNothingElse) {
  EXPECT_GT(share_taken(4, 2, 2, 0), 0.9);
  EXPECT_GT(share_taken(9, 3, 3, 0), 0.9);
  EXPECT_GT(share_taken(9, 3, 3, 2), 0.9);
  EXPECT_GT(share_taken(16, 4, 4, 0), 0.9);
  EXPECT_GT(share_taken(16, 4, 4, 12), 0.4);  // more than a word of bits: bounds alone
  EXPECT_GT(share_taken(25, 5, 5, 1), 0.5);   // no tables of sets
  EXPECT_GT(share_taken(36, 6, 6, 1), 0.3);
}

}  // namespace
}  // namespace nonet
