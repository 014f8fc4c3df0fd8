// Every kernel this machine has, lanes and single, against plain search.

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

std::vector<Masks> some_puzzles(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Masks> puzzles;
  Grid solution;
  for (int i = 0; i < count; ++i) {
    if (i % 50 == 0) solution = positions::random_solution(random);
    puzzles.push_back(positions::random_masks(solution, random));
  }
  return puzzles;
}

void expect_right(const std::vector<Masks>& puzzles, std::uint32_t limit, const Answers& answers,
                  const std::vector<std::uint32_t>& expected, const char* who) {
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    ASSERT_EQ(answers.counts[i], expected[i]) << who << ", limit " << limit << ", puzzle " << i;
    if (expected[i] == 0) continue;
    ASSERT_TRUE(positions::is_solution(puzzles[i], answers.solution(i))) << who << ", puzzle " << i;
  }
}

class Limits : public testing::TestWithParam<std::uint32_t> {};

TEST_P(Limits, EveryKernelCountsLikePlainSearch) {
  const std::uint32_t limit = GetParam();
  const std::vector<Masks> puzzles = some_puzzles(limit > 3 ? 120 : 1200, limit);
  std::vector<std::uint32_t> expected;
  for (const Masks& masks : puzzles) {
    expected.push_back(static_cast<std::uint32_t>(positions::plain_count(masks, limit)));
  }
  for (const Engines& engines : usable_engines()) {
    expect_right(puzzles, limit, by_lanes(*engines.lanes, puzzles, limit), expected,
                 engines.lanes->name);
    expect_right(puzzles, limit, by_single(*engines.single, puzzles, limit), expected,
                 engines.single->name);
  }
}
INSTANTIATE_TEST_SUITE_P(Engines, Limits, testing::Values(1, 2, 3, 1000));

TEST(Engines, BothOfEveryKernelGiveTheSameFirstSolution) {
  const std::vector<Masks> puzzles = some_puzzles(1500, 7);
  const Answers first = by_lanes(*usable_engines().back().lanes, puzzles, 1);
  for (const Engines& engines : usable_engines()) {
    EXPECT_EQ(by_lanes(*engines.lanes, puzzles, 1), first) << engines.lanes->name;
    EXPECT_EQ(by_single(*engines.single, puzzles, 1), first) << engines.single->name;
  }
}

TEST(Engines, FirstSolutionsDoNotDependOnTheLimit) {
  const std::vector<Masks> puzzles = some_puzzles(600, 8);
  for (const Engines& engines : usable_engines()) {
    EXPECT_EQ(by_lanes(*engines.lanes, puzzles, 1).solutions,
              by_lanes(*engines.lanes, puzzles, 50).solutions)
        << engines.lanes->name;
  }
}

// Two equal givens in a box, alone on the board: nothing else is wrong until the box is nearly
// full. An engine that does not look for them guesses for minutes.
TEST(Engines, SeeTwoEqualGivensInABoxAtOnce) {
  std::string text;
  for (int other = 1; other < 9; ++other) {
    for (const char digit : {'1', '5', '8', '9'}) {
      std::string puzzle(kCells, '.');
      puzzle[0] = digit;
      puzzle[static_cast<std::size_t>(other / 3 * 9 + other % 3)] = digit;
      text += puzzle;
    }
  }
  const std::vector<std::uint32_t> none(text.size() / kCells, 0);
  for (const Engines& engines : usable_engines()) {
    EXPECT_EQ(by_lanes(*engines.lanes, text, 2).counts, none) << engines.lanes->name;
    EXPECT_EQ(by_single(*engines.single, text, 2).counts, none) << engines.single->name;
  }
}

TEST(Engines, AnAnswerDoesNotDependOnItsCompany) {
  const std::vector<Masks> puzzles = some_puzzles(100, 9);
  for (const Engines& engines : usable_engines()) {
    const Answers all = by_lanes(*engines.lanes, puzzles, 2);
    // Every batch size, so every puzzle meets every place and every kind of tail.
    for (std::size_t size = 0; size <= puzzles.size(); ++size) {
      const std::vector<Masks> part(puzzles.end() - static_cast<std::ptrdiff_t>(size),
                                    puzzles.end());
      const Answers answers = by_lanes(*engines.lanes, part, 2);
      for (std::size_t i = 0; i < size; ++i) {
        const std::size_t whole = puzzles.size() - size + i;
        ASSERT_EQ(answers.counts[i], all.counts[whole]) << engines.lanes->name << " " << size;
        ASSERT_EQ(answers.solution(i), all.solution(whole)) << engines.lanes->name << " " << size;
      }
    }
  }
}

TEST(Engines, TextAndCandidatesAreTheSamePuzzle) {
  Random random(10);
  std::string text;
  std::vector<Masks> puzzles;
  for (int i = 0; i < 300; ++i) {
    const Grid grid = positions::thinned(positions::unique_solution(), 20 + i % 50, random);
    text += grid.to_line(i % 2 == 0 ? '.' : '0');
    puzzles.push_back(masks_of(Puzzle(grid)));
  }
  for (const Engines& engines : usable_engines()) {
    EXPECT_EQ(by_lanes(*engines.lanes, text, 2), by_lanes(*engines.lanes, puzzles, 2))
        << engines.lanes->name;
    EXPECT_EQ(by_single(*engines.single, text, 2), by_single(*engines.single, puzzles, 2))
        << engines.single->name;
  }
}

TEST(Engines, CountOnePuzzleOverAllLanes) {
  Random random(11);
  for (int i = 0; i < 6; ++i) {
    const Grid solution = positions::random_solution(random);
    const Masks masks = masks_of(Puzzle(positions::thinned(solution, 27, random)));
    const std::uint64_t exact =
        usable_engines().back().single->solve_candidates(masks.data(), 20000, nullptr);
    for (const Engines& engines : usable_engines()) {
      const Memory memory(*engines.lanes);
      KernelCount counting{};
      counting.masks = masks.data();
      counting.limit = 20000;
      EXPECT_EQ(engines.lanes->count(counting, memory.get()), exact) << engines.lanes->name;
      EXPECT_FALSE(counting.stopped);
    }
  }
}

// Positions that are all rest from the start: four rows, some of their cells, and three of them
// with one digit struck out by hand.
TEST(Engines, CountPositionsWithFewOpenCells) {
  Random random(12);
  for (int i = 0; i < 24; ++i) {
    const Grid solution = positions::random_solution(random);
    Grid grid = solution;
    const int first = random.below(6), open = 36 - random.below(18);
    for (int k = 0; k < open; ++k) grid.clear(Cell(9 * first + k));
    Masks masks = masks_of(Puzzle(grid));
    for (int k = 0; i % 3 == 0 && k < 3; ++k) masks[9 * first + k] &= 0x1ef;
    const std::uint64_t exact = positions::plain_count(masks, 20000);
    for (const Engines& engines : usable_engines()) {
      const Memory memory(*engines.lanes);
      for (const std::uint64_t limit : {std::uint64_t{20000}, exact / 2 + 1}) {
        KernelCount counting{};
        counting.masks = masks.data();
        counting.limit = limit;
        EXPECT_EQ(engines.lanes->count(counting, memory.get()), std::min(limit, exact))
            << engines.lanes->name << " " << grid.to_line('.');
      }
    }
  }
}

TEST(Engines, CountingCanBeStopped) {
  const Masks masks = masks_of(Puzzle());
  for (const Engines& engines : usable_engines()) {
    const Memory memory(*engines.lanes);
    KernelCount counting{};
    counting.masks = masks.data();
    counting.limit = ~std::uint64_t{0};
    counting.stop = [](void*) { return true; };
    engines.lanes->count(counting, memory.get());
    EXPECT_TRUE(counting.stopped) << engines.lanes->name;
  }
}

TEST(Engines, CountFewUntilThereSeemToBeMany) {
  constexpr std::size_t kNever = ~std::size_t{0};
  int given_up = 0;
  for (const Masks& masks : some_puzzles(120, 2000)) {
    const std::uint64_t expected = positions::plain_count(masks, 2000);
    for (const Engines& engines : usable_engines()) {
      const SingleKernel& single = *engines.single;
      std::uint64_t estimate = 0;
      EXPECT_EQ(single.count_few(masks.data(), 2000, kNever, &estimate), expected) << single.name;
      EXPECT_EQ(estimate != 0, expected >= 16) << single.name;
      // Given up is the same as the limit reached; otherwise it is exact.
      const std::uint64_t found = single.count_few(masks.data(), 2000, 500, &estimate);
      EXPECT_TRUE(found == expected || (found == 2000 && estimate > 500)) << single.name;
      if (found != expected) ++given_up;
    }
  }
  EXPECT_GT(given_up, 0);
}

TEST(Engines, VisitingStopsWhenTold) {
  const Masks masks = masks_of(Puzzle());
  for (const Engines& engines : usable_engines()) {
    int visits = 0;
    engines.single->visit_candidates(
        masks.data(), 1000,
        [](void* context, const char*) { return ++*static_cast<int*>(context) < 5; }, &visits);
    EXPECT_EQ(visits, 5) << engines.single->name;
  }
}

}  // namespace
}  // namespace nonet::search
