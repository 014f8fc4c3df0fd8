// Bitboards against plain search, and against the vectors whose tree they search.

#include "search/bitboard.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
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
    answers.counts[i] = static_cast<std::uint32_t>(bitboard::solve_candidates(
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

// The vectors of the same kernel visit all in order.
TEST(Bitboard, GiveTheFirstSolutionThatVectorsFind) {
  const SingleKernel& vectors = *usable_engines().front().single;
  Random random(59);
  int several = 0;
  for (int i = 0; i < 3000; ++i) {
    const Grid solution = positions::random_solution(random);
    const std::string text = positions::thinned(solution, 17 + i % 12, random).to_line('.');
    std::string first(kCells, '?'), other(kCells, '?');
    several += bitboard::solve_text(text.data(), 2, first.data()) > 1;
    vectors.solve_text(text.data(), 1, other.data());
    ASSERT_EQ(first, other) << text;
  }
  EXPECT_GT(several, 1000);
}

Masks masks_of(const bitboard::BandBoard& p) {
  Masks masks{};
  for (int cell = 0; cell < kCells; ++cell) {
    masks[static_cast<std::size_t>(cell)] = static_cast<std::uint16_t>(
        bitboard::digits_in(p, {cell / 27, std::uint32_t{1} << cell % 27}));
  }
  return masks;
}

std::set<int> cells_of(bitboard::Bands cells) {
  std::set<int> all;
  for (int cell = 0; cell < kCells; ++cell) {
    if ((cells[cell / 27] >> cell % 27 & 1) != 0) all.insert(cell);
  }
  return all;
}

TEST(Bitboard, GuessWhereVectorsGuess) {
  int cells = 0, lines = 0;
  for (const Masks& masks : some_positions(20000, 62)) {
    bitboard::BandBoard p;
    bitboard::read_candidates(masks.data(), p);
    if (!bitboard::reach_fixpoint(p) || bitboard::is_full(p)) continue;
    const bitboard::Choice choice = bitboard::choose(p);  // timid, for it is the first
    if (choice.is_mirrored) continue;
    const Branch branch = kSingleScalar.choose(masks_of(p).data());
    ASSERT_EQ(choice.n, branch.n);
    if (choice.n == 1) {
      ++cells;
      ASSERT_EQ(27 * choice.at[0].band + __builtin_ctz(choice.at[0].bit), branch.cell[0]);
    } else {
      ++lines;
      const bitboard::Question line = bitboard::choose_line(p);
      ASSERT_EQ(1 << line.digit, branch.digit);
      ASSERT_EQ(cells_of(line.in_line), std::set<int>(branch.in_line, branch.in_line + 3));
      ASSERT_EQ(cells_of(line.beside), std::set<int>(branch.beside, branch.beside + 6));
    }
  }
  EXPECT_GT(cells, 1000);
  EXPECT_GT(lines, 100);
}

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
    EXPECT_EQ(bitboard::solve_text(text.data(), 2, found), 0U) << text;
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
        bitboard::solve_text(text.data() + i * kCells, 2, answers.solutions.data() + i * kCells));
  }
  EXPECT_TRUE(answers == lanes);
  EXPECT_EQ(bitboard::solve_text(text.data(), 0, nullptr), 0U);
}

}  // namespace
}  // namespace nonet::search
