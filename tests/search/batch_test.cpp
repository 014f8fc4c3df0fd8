// Who searched does not show: lanes alone, lanes that hand over, and puzzle by puzzle give the same
// bytes, on every kernel, in every order and company.

#include "search/batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "nonet/solve.hpp"
#include "search/random_masks.hpp"
#include "search/run_engines.hpp"

namespace nonet::search {
namespace {

using positions::Random;

// Takes givens away while the solution stays the only one.
Grid minimised(const Grid& solution, Random& random) {
  Grid grid = solution;
  const int first = random.below(kCells);
  for (int i = 0; i < kCells; ++i) {
    Grid fewer = grid;
    fewer.clear(Cell((first + 29 * i) % kCells));
    if (count(Puzzle(fewer), {.limit = 2}).count == 1) grid = fewer;
  }
  return grid;
}

// Puzzles that need guesses, some with one solution and some with several, as text. Of every ten so
// many have several.
std::string some_text(int size, int several_of_ten, std::uint64_t seed) {
  Random random(seed);
  std::string text;
  for (int i = 0; i < size; ++i) {
    Grid grid = minimised(positions::random_solution(random), random);
    if (random.below(10) < several_of_ten) {
      for (int k = 0; k < 2; ++k) grid.clear(grid.filled().first());
    }
    text += grid.to_line(i % 2 == 0 ? '.' : '0');
  }
  return text;
}

// With places for the answers.
KernelBatch batch_for(const std::string& text, std::uint32_t limit, Answers& answers) {
  KernelBatch batch = batch_of(text, limit);
  batch.solutions = answers.solutions.data();
  batch.solution_stride = kCells;
  batch.counts = answers.counts.data();
  return batch;
}

// As on a machine where lanes leave work to the single engine, whatever this kernel does.
Engines handing_over(Engines engines, HandsOver what = HandsOver::searches) {
  engines.hands_over = what;
  return engines;
}

struct Mix {
  int several_of_ten;
  std::uint32_t limit;
};
void PrintTo(const Mix& mix, std::ostream* out) {
  *out << mix.several_of_ten << " of ten, limit " << mix.limit;
}

class Mixes : public testing::TestWithParam<Mix> {};

TEST_P(Mixes, GiveTheSameAnswersWhoeverSearched) {
  const auto [several_of_ten, limit] = GetParam();
  const std::string text = some_text(150, several_of_ten, 20 + several_of_ten);
  const Answers expected = by_lanes(*usable_engines().back().lanes, text, limit);
  for (const Engines& engines : usable_engines()) {
    EXPECT_TRUE(by_batch(engines, text, limit) == expected) << engines.lanes->name;
    EXPECT_TRUE(by_batch(handing_over(engines), text, limit) == expected)
        << engines.lanes->name << " handing over";
    EXPECT_TRUE(by_batch(handing_over(engines, HandsOver::rest), text, limit) == expected)
        << engines.lanes->name << " handing over the rest";
    Answers one_by_one(expected.counts.size());
    run_one_by_one(engines, batch_for(text, limit, one_by_one));
    EXPECT_TRUE(one_by_one == expected) << engines.lanes->name << " one by one";
  }
}
INSTANTIATE_TEST_SUITE_P(Batch, Mixes,
                         testing::Values(Mix{0, 1}, Mix{0, 2}, Mix{1, 2}, Mix{3, 1}, Mix{3, 2},
                                         Mix{3, 3}, Mix{5, 40}, Mix{10, 1}, Mix{10, 2}));

TEST(Batch, TakesCandidatesAsWell) {
  std::vector<Masks> puzzles;
  puzzles.reserve(400);
  Random random(31);
  for (int i = 0; i < 400; ++i) {
    puzzles.push_back(positions::random_masks(positions::unique_solution(), random));
  }
  for (const std::uint32_t limit : {1U, 2U, 5U}) {
    const Answers expected = by_lanes(*usable_engines().back().lanes, puzzles, limit);
    for (const Engines& engines : usable_engines()) {
      const Answers answers = by_batch(handing_over(engines), puzzles, limit);
      EXPECT_TRUE(answers == expected) << engines.lanes->name << ", limit " << limit;
    }
  }
}

// Many candidates and few givens: long searches from what opening leaves.
TEST(Batch, LongSearchesGiveTheSameAnswersWhoeverEndsThem) {
  const std::string text = some_text(60, 10, 34);
  for (const std::uint32_t limit : {1U, 2U, 7U, 500U}) {
    const Answers expected = by_single(*usable_engines().back().single, text, limit);
    for (const Engines& engines : usable_engines()) {
      const Engines rest = handing_over(engines, HandsOver::rest);
      EXPECT_TRUE(by_batch(rest, text, limit) == expected)
          << engines.lanes->name << ", limit " << limit;
    }
  }
}

TEST(Batch, DoesNotDependOnCompanyOrOrder) {
  const std::string text = some_text(70, 3, 32);
  for (const Engines& engines : usable_engines()) {
    const Answers all = by_batch(handing_over(engines), text, 2);
    for (std::size_t size = 0; size <= all.counts.size(); ++size) {
      const Answers part = by_batch(handing_over(engines), text.substr(0, size * kCells), 2);
      ASSERT_TRUE(std::equal(part.counts.begin(), part.counts.end(), all.counts.begin())) << size;
      ASSERT_EQ(part.solutions, all.solutions.substr(0, size * kCells)) << size;
    }
    std::string backwards;
    for (std::size_t i = all.counts.size(); i-- > 0;) backwards += text.substr(i * kCells, kCells);
    const Answers turned = by_batch(handing_over(engines), backwards, 2);
    for (std::size_t i = 0; i < all.counts.size(); ++i) {
      ASSERT_EQ(turned.solution(all.counts.size() - 1 - i), all.solution(i)) << i;
    }
  }
}

TEST(Batch, CountsAloneAreTheSame) {
  const std::string text = some_text(100, 5, 33);
  for (const std::uint32_t limit : {1U, 2U, 60U}) {
    const Answers expected = by_lanes(*usable_engines().back().lanes, text, limit);
    for (const Engines& engines : usable_engines()) {
      Answers answers(expected.counts.size());
      KernelBatch batch = batch_for(text, limit, answers);
      batch.solutions = nullptr;
      run_batch(handing_over(engines), batch);
      EXPECT_EQ(answers.counts, expected.counts) << engines.lanes->name << ", limit " << limit;
    }
  }
}

std::uint64_t handed_over(const Engines& engines, const std::string& text, std::uint32_t limit) {
  Answers answers(text.size() / kCells);
  KernelStats stats{};
  KernelBatch batch = batch_for(text, limit, answers);
  batch.stats = &stats;
  run_batch(handing_over(engines), batch);
  return stats.handed_over;
}

TEST(Batch, HandsOverWhatNeedsGuesses) {
  const std::string unique = some_text(200, 0, 34), several = some_text(200, 10, 35);
  std::string easy;
  for (int i = 0; i < 200; ++i) easy += positions::unique().grid.to_line();
  for (const Engines& engines : usable_engines()) {
    for (const std::uint32_t limit : {1U, 2U}) {
      EXPECT_GT(handed_over(engines, unique, limit), 100U) << engines.lanes->name;
      EXPECT_GT(handed_over(engines, several, limit), 100U) << engines.lanes->name;
      EXPECT_LT(handed_over(engines, easy, limit), 20U) << engines.lanes->name;
    }
  }
}

TEST(Batch, SolveAndSolveBatchGiveTheSame) {
  const std::string text = some_text(60, 5, 36);
  Answers answers(text.size() / kCells);
  solve_batch({.puzzles = text.data(),
               .size = answers.counts.size(),
               .solutions = answers.solutions.data(),
               .counts = answers.counts.data()});
  for (std::size_t i = 0; i < answers.counts.size(); ++i) {
    const Solved solved = solve(Puzzle(Grid::from_line(text.substr(i * kCells, kCells))));
    EXPECT_EQ(solved.solution->to_line(), answers.solution(i)) << i;
    EXPECT_EQ(solved.verdict, answers.counts[i] == 1 ? Verdict::unique : Verdict::several) << i;
  }
}

}  // namespace
}  // namespace nonet::search
