// Who is quicker gets the work, and no answer tells that there was a race.

#include "search/race.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "search/batch.hpp"
#include "search/random_masks.hpp"
#include "search/run_engines.hpp"

namespace nonet::search {
namespace {

using positions::Random;

constexpr std::size_t kMany = 1000;

TEST(Race, SingleGetsTheRestUntilLanesHaveWon) {
  Race race;
  EXPECT_EQ(race.hands_over(), HandsOver::rest);
  race.note(1, 2, 1);
  EXPECT_TRUE(race.is_open());
  EXPECT_EQ(race.hands_over(), HandsOver::rest);
  race.note(1, 2, kMany);
  EXPECT_FALSE(race.is_open());
  EXPECT_EQ(race.hands_over(), HandsOver::nothing);
}

TEST(Race, AllTurnsDecideTogether) {
  Race race;
  race.note(1, 2, 1);
  race.note(5, 3, kMany);
  EXPECT_FALSE(race.is_open());
  EXPECT_EQ(race.hands_over(), HandsOver::rest);
}

std::vector<Masks> some_positions(std::size_t size) {
  std::vector<Masks> positions;
  positions.reserve(size);
  Random random(51);
  while (positions.size() < size) {
    positions.push_back(positions::random_masks(positions::random_solution(random), random));
  }
  return positions;
}

Engines racing(Engines engines) {
  engines.hands_over = HandsOver::as_raced;
  return engines;
}

TEST(Race, AnswersAreTheSameBeforeInItAndAfter) {
  const std::vector<Masks> positions = some_positions(3 * Race::kLeast + 17);
  for (const std::uint32_t limit : {1U, 2U, 5U}) {
    const Answers expected = by_lanes(*usable_engines().back().lanes, positions, limit);
    for (const Engines& engines : usable_engines()) {
      for (int again = 0; again < 3; ++again) {
        EXPECT_TRUE(by_batch(racing(engines), positions, limit) == expected)
            << engines.lanes->name << ", limit " << limit << ", batch " << again;
      }
    }
  }
}

// The puzzles of a turn are answered by it, and it says of how many.
TEST(Race, SaysHowManyItHasSolved) {
  if (!kRaces) GTEST_SKIP() << "no kernel of this processor races";
  const std::vector<Masks> positions = some_positions(2 * Race::kLeast);
  const Engines& engines = usable_engines().front();
  Answers answers(positions.size());
  KernelBatch batch = batch_of(positions, 2);
  batch.counts = answers.counts.data();
  batch.solutions = answers.solutions.data();
  batch.solution_stride = kCells;
  Race race;
  const Memory memory(*engines.lanes);
  const std::size_t solved = race.run(*engines.lanes, batch, memory.get());
  ASSERT_GT(solved, 0U);
  ASSERT_LE(solved, positions.size());
  const Answers expected = by_lanes(*engines.lanes, positions, 2);
  for (std::size_t i = 0; i < solved; ++i) {
    ASSERT_EQ(answers.counts[i], expected.counts[i]) << i;
    ASSERT_EQ(answers.solution(i), expected.solution(i)) << i;
  }
}

}  // namespace
}  // namespace nonet::search
