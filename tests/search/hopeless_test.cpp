// Sparse grids whose contradiction lies deep: without the deep look the engines would guess for
// seconds or minutes. The proof is in the number of guesses, not in a clock.

#include "search/hopeless.hpp"

#include <gtest/gtest.h>

#include <string>

#include "nonet/check.hpp"
#include "search/positions.hpp"
#include "search/run_engines.hpp"

namespace nonet::search {
namespace {

// Found at random, each without a solution.
constexpr std::string_view kHostile[] = {
    "...2...31.........2..3.1....2.1.......1....2........131...3...2.3..1......2......",
    "....23...32..1.............6......21........323..................82...3......1..2",
    ".2...3....31.2.............3..1....2.1.....3...2...........1..3.......21.........",
    "........4........2....4.1.3.......3...3.....................4.....2.1....9....2.1",
    "...5........234...52...........2..5..9.3....2..2.5....25.4....3..........4.......",
    "....23...32..1.............6......211.......323..................82...3......1..2",
};
constexpr std::uint64_t kFewGuesses = 20000;

TEST(Hopeless, TheDeepLookRefutesACrowdedHouseAndAcceptsAnOpenGrid) {
  // The look wants singles followed: the candidates that the givens leave.
  Puzzle crowded = positions::crowded();
  crowded.marks = crowded.all_candidates();
  EXPECT_TRUE(is_hopeless(masks_of(crowded).data()));
  EXPECT_FALSE(is_hopeless(masks_of(Puzzle()).data()));
  EXPECT_FALSE(is_hopeless(masks_of(Puzzle(positions::unique_solution())).data()));
}

TEST(Hopeless, SingleEnginesGiveUpInTime) {
  for (const Engines& engines : usable_engines()) {
    for (const std::string_view puzzle : kHostile) {
      Effort effort{};
      EXPECT_EQ(engines.single->measure_text(std::string(puzzle).c_str(), 2, &effort), 0U);
      EXPECT_LT(effort.guesses, kFewGuesses) << engines.single->name << " " << puzzle;
    }
  }
}

TEST(Hopeless, LanesGiveUpInTime) {
  std::string text;
  for (const std::string_view puzzle : kHostile) text += puzzle;
  for (const Engines& engines : usable_engines()) {
    KernelStats stats{};
    KernelBatch batch{};
    batch.text = text.data();
    batch.stride = kCells;
    batch.n = std::size(kHostile);
    batch.limit = 2;
    batch.stats = &stats;
    const Answers answers = run_lanes(*engines.lanes, batch);
    for (const std::uint32_t count : answers.counts) EXPECT_EQ(count, 0U) << engines.lanes->name;
    EXPECT_LT(stats.guesses, kFewGuesses * std::size(kHostile)) << engines.lanes->name;
  }
}

TEST(Hopeless, CheckStillFindsTheCore) {
  for (const std::string_view puzzle : kHostile) {
    const Diagnosis diagnosis = check(Puzzle(Grid::from_line(puzzle)), {});
    EXPECT_EQ(diagnosis.verdict, Verdict::none);
    EXPECT_FALSE(diagnosis.core.empty());
  }
}

}  // namespace
}  // namespace nonet::search
