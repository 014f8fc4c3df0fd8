// Joining bands (search/join.hpp) on every kernel this machine has, against plain search and the
// walk of the lanes.

#include <gtest/gtest.h>

#include <memory>
#include <optional>

#include "nonet/count_all.hpp"
#include "nonet/solve.hpp"
#include "search/dispatch.hpp"
#include "search/join_room.hpp"
#include "search/joined.hpp"
#include "search/random_masks.hpp"
#include "search/run_engines.hpp"
#include "share.hpp"

namespace nonet::search {
namespace {

using positions::Random;

std::optional<std::uint64_t> joined(const SingleKernel& single, const Masks& masks,
                                    std::uint64_t limit = UINT64_MAX) {
  // What an earlier count left must not matter.
  static const auto room = std::make_unique<JoinRoom>();
  std::uint64_t solutions = 77;
  if (!single.join(masks.data(), *room, limit, &solutions)) return {};
  return solutions;
}

// Every kernel joins, or none does.
void expect_joined(const Masks& masks, std::uint64_t expected) {
  for (const Engines& engines : usable_engines()) {
    const auto found = joined(*engines.single, masks);
    ASSERT_TRUE(found.has_value()) << engines.single->name;
    ASSERT_EQ(*found, expected) << engines.single->name;
  }
}

TEST(Join, CountsLikePlainSearch) {
  constexpr std::uint64_t kLimit = 3000;
  Random random(1);
  int none = 0, one = 0, many = 0;
  for (int i = 0; i < 600; ++i) {
    const Masks masks = positions::random_masks(positions::random_solution(random), random);
    const std::uint64_t expected = positions::plain_count(masks, kLimit);
    if (expected == kLimit) continue;
    expect_joined(masks, expected);
    ++(expected == 0 ? none : expected == 1 ? one : many);
  }
  EXPECT_GT(none, 20);
  EXPECT_GT(one, 20);
  EXPECT_GT(many, 20);
}

TEST(Join, CountsThousands) {
  constexpr std::uint64_t kLimit = 30'000;
  Random random(2);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const Grid grid =
        positions::thinned(positions::random_solution(random), 26 + random.below(6), random);
    const Masks masks = masks_of(Puzzle(grid));
    const std::uint64_t expected = positions::plain_count(masks, kLimit);
    if (expected < 100 || expected == kLimit) continue;
    expect_joined(masks, expected);
    ++compared;
  }
  EXPECT_GT(compared, 10);
}

TEST(Join, CountsWhatLanesWalk) {
  constexpr std::uint64_t kLimit = 2'000'000;
  Random random(3);
  int compared = 0;
  for (int i = 0; i < 60 / kShare; ++i) {
    const Grid grid =
        positions::thinned(positions::random_solution(random), 20 + random.below(6), random);
    const Masks masks = masks_of(Puzzle(grid));
    const Memory memory(*engines().lanes);
    KernelCount counting{};
    counting.masks = masks.data();
    counting.limit = kLimit;
    const std::uint64_t expected = engines().lanes->count(counting, memory.get());
    if (expected == kLimit) continue;
    for (const Engines& each : usable_engines()) {
      const auto found = joined(*each.single, masks);
      if (!found) continue;
      ASSERT_EQ(*found, expected) << each.single->name << " " << grid.to_line();
      ++compared;
    }
  }
  EXPECT_GT(compared, 20 / kShare);
}

// Pairs of digits taken off a solution fall into parts that have nothing to do with one another.
TEST(Join, CountsIndependentParts) {
  Random random(4);
  for (int i = 0; i < 40; ++i) {
    const Grid solution = positions::random_solution(random);
    Masks masks = masks_of(Puzzle(solution));
    for (const Cell cell : CellSet::every()) {
      const int pair = solution.at(cell)->index() / 2;
      if (pair < 4) masks[cell.index()] = static_cast<std::uint16_t>(3 << 2 * pair);
    }
    const std::uint64_t expected = positions::plain_count(masks, 1 << 20);
    EXPECT_EQ(expected % 16, 0U);
    expect_joined(masks, expected);
  }
}

TEST(Join, DoesNotMindHowTheBoardLies) {
  Random random(5);
  for (int i = 0; i < 30; ++i) {
    const Masks masks = masks_of(
        Puzzle(positions::thinned(positions::random_solution(random), 28 + i % 5, random)));
    Masks turned;
    for (int cell = 0; cell < kCells; ++cell) turned[cell] = masks[cell % 9 * 9 + cell / 9];
    const auto upright = joined(*engines().single, masks);
    ASSERT_TRUE(upright.has_value());
    EXPECT_EQ(upright, joined(*engines().single, turned));
  }
}

TEST(Join, RefusesWhatHasNoRoom) {
  const Masks empty = masks_of(Puzzle());
  for (const Engines& engines : usable_engines()) {
    EXPECT_EQ(joined(*engines.single, empty), std::nullopt) << engines.single->name;
  }
  EXPECT_EQ(count_joined(empty), std::nullopt);
}

// With a limit it may refuse what would take long, but never says something else.
TEST(Join, RefusesWhatIsWalkedSooner) {
  Random random(7);
  int refused = 0, counted = 0;
  for (int i = 0; i < 60; ++i) {
    const Masks masks = masks_of(
        Puzzle(positions::thinned(positions::random_solution(random), 22 + i % 12, random)));
    const auto all = joined(*engines().single, masks);
    for (const std::uint64_t limit : {std::uint64_t{101}, std::uint64_t{1000}}) {
      const auto some = joined(*engines().single, masks, limit);
      ++(some ? counted : refused);
      if (some) EXPECT_EQ(some, all);
    }
  }
  EXPECT_GT(refused, 5);
  EXPECT_GT(counted, 5);
}

TEST(Join, StandsBehindCountAll) {
  Random random(6);
  int compared = 0;
  for (int i = 0; i < 30; ++i) {
    const Puzzle puzzle(
        positions::thinned(positions::random_solution(random), 26 + random.below(6), random));
    const std::uint64_t expected = positions::plain_count(masks_of(puzzle), 20'000);
    if (expected < 100 || expected == 20'000) continue;
    ++compared;
    EXPECT_EQ(count_all(puzzle).count, Tally(expected));
    for (const std::uint64_t limit : {expected - 1, expected, expected + 1, std::uint64_t{101}}) {
      const Count counted = nonet::count(puzzle, {.limit = limit});
      EXPECT_EQ(counted.count, std::min(limit, expected));
      EXPECT_EQ(counted.is_exact, expected <= limit);
    }
  }
  EXPECT_GT(compared, 5);
}

}  // namespace
}  // namespace nonet::search
