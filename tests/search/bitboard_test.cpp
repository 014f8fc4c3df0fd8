// Bitboards against plain search, and against the lanes whose order they keep.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "search/dispatch.hpp"
#include "search/random_masks.hpp"
#include "search/run_engines.hpp"

namespace nonet::search {
namespace {

using positions::Random;

// Positions of every kind, some of them without a solution.
std::vector<Masks> some_positions(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Masks> puzzles;
  Grid solution;
  for (int i = 0; i < count; ++i) {
    if (i % 50 == 0) solution = positions::random_solution(random);
    puzzles.push_back(positions::random_masks(solution, random));
  }
  return puzzles;
}

Answers by_bitboard(const std::vector<Masks>& puzzles, std::uint32_t limit) {
  Answers answers(puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    answers.counts[i] = static_cast<std::uint32_t>(kBitboard.solve_candidates(
        puzzles[i].data(), limit, answers.solutions.data() + i * kCells));
  }
  return answers;
}

class BitboardLimits : public testing::TestWithParam<std::uint32_t> {};

TEST_P(BitboardLimits, CountLikePlainSearch) {
  const std::uint32_t limit = GetParam();
  const std::vector<Masks> puzzles = some_positions(limit > 3 ? 200 : 2000, 40 + limit);
  const Answers answers = by_bitboard(puzzles, limit);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    ASSERT_EQ(answers.counts[i], positions::plain_count(puzzles[i], limit)) << "puzzle " << i;
    if (answers.counts[i] == 0) {
      ASSERT_EQ(answers.solution(i), std::string(kCells, '?')) << "puzzle " << i;
    } else {
      ASSERT_TRUE(positions::is_solution(puzzles[i], answers.solution(i))) << "puzzle " << i;
    }
  }
}

TEST_P(BitboardLimits, GiveTheFirstSolutionOfTheLanes) {
  const std::uint32_t limit = GetParam();
  const std::vector<Masks> puzzles = some_positions(2000, 50 + limit);
  const Answers lanes = by_lanes(*usable_engines().front().lanes, puzzles, limit);
  EXPECT_TRUE(by_bitboard(puzzles, limit) == lanes);
  const auto several = std::ranges::count_if(lanes.counts, [](auto count) { return count > 1; });
  if (limit > 1) EXPECT_GT(several, 200);
}
INSTANTIATE_TEST_SUITE_P(Bitboard, BitboardLimits, testing::Values(1, 2, 3, 1000));

TEST(Bitboard, FindNothingWhereGivensContradictEachOther) {
  Random random(60);
  for (int i = 0; i < 300; ++i) {
    const Grid solution = positions::random_solution(random);
    std::string text = positions::thinned(solution, 30 + random.below(30), random).to_line('.');
    // A second digit like one that is seen from there: in the same row, column or box.
    const int cell = random.below(kCells), row = cell / 9, column = cell % 9;
    const int others[] = {row * 9 + (column + 1) % 9, (row + 1) % 9 * 9 + column,
                          row / 3 * 27 + column / 3 * 3 + (row % 3 + 1) % 3 * 9 + column % 3};
    text[static_cast<std::size_t>(cell)] = '5';
    text[static_cast<std::size_t>(others[i % 3])] = '5';
    char found[kCells];
    EXPECT_EQ(kBitboard.solve_text(text.data(), 2, found), 0U) << text;
  }
}

TEST(Bitboard, ReadTextAsLanesDo) {
  Random random(61);
  std::string text;
  for (int i = 0; i < 200; ++i) {
    const Grid solution = positions::random_solution(random);
    text += positions::thinned(solution, 22 + i % 40, random).to_line(i % 2 == 0 ? '.' : '0');
  }
  text[3] = '\n';
  text[4] = static_cast<char>(0xff);
  const Answers lanes = by_lanes(*usable_engines().front().lanes, text, 2);
  Answers answers(lanes.counts.size());
  for (std::size_t i = 0; i < answers.counts.size(); ++i) {
    answers.counts[i] = static_cast<std::uint32_t>(
        kBitboard.solve_text(text.data() + i * kCells, 2, answers.solutions.data() + i * kCells));
  }
  EXPECT_TRUE(answers == lanes);
  EXPECT_EQ(kBitboard.solve_text(text.data(), 0, nullptr), 0U);
}

}  // namespace
}  // namespace nonet::search
