#include "search/bands.hpp"

#include <gtest/gtest.h>

#include <random>

#include "nonet/count_all.hpp"
#include "nonet/solve.hpp"
#include "search/plain.hpp"
#include "search/positions.hpp"

namespace nonet::search {
namespace {

// A random part of a random solution, which therefore has at least one.
Puzzle random_part(std::mt19937& random, int givens) {
  const Grid solution = *random_solution(PlainPosition(), random());
  Grid grid;
  while (grid.filled().size() < givens) {
    const Cell cell(static_cast<int>(random() % kCells));
    grid.set(cell, *solution.at(cell));
  }
  return Puzzle(grid);
}

Tally by_bands(const Puzzle& puzzle) {
  const BandCount counted = count_by_bands(masks_of(puzzle), {});
  EXPECT_EQ(counted.end, BandCount::End::counted);
  return counted.count;
}

Puzzle turned(const Puzzle& puzzle) {
  Grid grid;
  for (const Cell cell : puzzle.grid.filled()) {
    grid.set(Cell::at(cell.column(), cell.row()), *puzzle.grid.at(cell));
  }
  return Puzzle(grid);
}

TEST(Bands, CountTheEmptyGrid) {
  const CountedAll counted = count_all(Puzzle());
  EXPECT_TRUE(counted.is_exact);
  EXPECT_EQ(to_string(counted.count), "6670903752021072936960");
}

TEST(Bands, OneGivenLeavesTheNinthPart) {
  Grid grid;
  grid.set(Cell::at(4, 7), Digit(3));
  Tally ninth = by_bands(Puzzle(grid));
  ninth *= 9;
  EXPECT_EQ(ninth, by_bands(Puzzle()));
}

TEST(Bands, AgreeWithPlainSearchOnFewSolutions) {
  std::mt19937 random(1);
  for (int i = 0; i < 60; ++i) {
    const Puzzle puzzle = random_part(random, 24 + i % 8);
    std::uint64_t plain = 0;
    search_all(PlainPosition(puzzle),
               [&plain](const Grid&) { return ++plain < 20'000 ? Flow::go_on : Flow::stop; });
    if (plain == 20'000) continue;
    EXPECT_EQ(by_bands(puzzle), Tally(plain)) << puzzle.grid.to_line();
  }
}

TEST(Bands, AgreeWithTheWalk) {
  std::mt19937 random(2);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const Puzzle puzzle = random_part(random, 16 + i % 10);
    const Count walked = count(puzzle, {.limit = 2'000'000});
    if (!walked.is_exact) continue;
    ++compared;
    EXPECT_EQ(by_bands(puzzle), Tally(walked.count)) << puzzle.grid.to_line();
  }
  EXPECT_GT(compared, 25);
}

TEST(Bands, AgreeOnPencilMarks) {
  std::mt19937 random(3);
  for (int i = 0; i < 20; ++i) {
    const Puzzle puzzle = random_part(random, 22);
    Masks masks = masks_of(puzzle);
    PlainPosition plain(puzzle);
    for (const Cell cell : puzzle.blanks()) {
      const Digit digit(1 + static_cast<int>(random() % kDigits));
      masks[cell.index()] &= static_cast<std::uint16_t>(~mask_of({digit}));
      plain.forbid(Candidate(cell, digit));
    }
    std::uint64_t expected = 0;
    search_all(plain, [&expected](const Grid&) {
      ++expected;
      return Flow::go_on;
    });
    EXPECT_EQ(count_by_bands(masks, {}).count, Tally(expected)) << puzzle.grid.to_line();
  }
}

TEST(Bands, AgreeWithThemselvesAcrossTheDiagonal) {
  std::mt19937 random(4);
  for (const int givens : {11, 13, 14}) {
    const Puzzle puzzle = random_part(random, givens);
    EXPECT_EQ(by_bands(puzzle), by_bands(turned(puzzle))) << puzzle.grid.to_line();
  }
}

// The digits that may stand in a cell share its solutions.
TEST(Bands, TheDigitsOfACellAddUp) {
  std::mt19937 random(5);
  const Puzzle puzzle = random_part(random, 13);
  const Cell cell = puzzle.blanks().first();
  Tally sum;
  for (const Digit digit : DigitSet::every()) {
    Puzzle with = puzzle;
    with.grid.set(cell, digit);
    sum += by_bands(with);
  }
  EXPECT_EQ(sum, by_bands(puzzle));
}

TEST(Bands, KnowWhenThereIsNone) {
  Grid grid;
  for (int i = 1; i < 9; ++i) grid.set(Cell::at(0, i), Digit(i));
  grid.set(Cell::at(1, 0), Digit(9));
  EXPECT_EQ(by_bands(Puzzle(grid)), Tally());
}

TEST(Bands, RefuseWhatWouldTakeTooLong) {
  EXPECT_EQ(count_by_bands(masks_of(Puzzle()), {.most_steps = 1000}).end, BandCount::End::refused);
  // Every cell lacks another digit: nothing can be exchanged.
  std::mt19937 random(6);
  Masks masks = masks_of(Puzzle());
  for (std::uint16_t& mask : masks) mask ^= static_cast<std::uint16_t>(1 << random() % kDigits);
  EXPECT_EQ(count_by_bands(masks, {.most_steps = std::uint64_t{1} << 40}).end,
            BandCount::End::refused);
}

TEST(Bands, StopWhenToldAndKnowWhatTheyFound) {
  const std::atomic<bool> stop = true;
  const BandCount counted = count_by_bands(masks_of(Puzzle()), {.stop = &stop});
  EXPECT_EQ(counted.end, BandCount::End::interrupted);
  EXPECT_LT(counted.count, count_all(Puzzle()).count);
}

TEST(Tally, AddsMultipliesAndPrintsBeyond64Bits) {
  Tally tally(UINT64_MAX);
  tally += Tally(1);
  EXPECT_EQ(to_string(tally), "18446744073709551616");
  tally *= 1'000'000'007;
  EXPECT_EQ(to_string(tally), "18446744202836760131966861312");
  EXPECT_FALSE(tally.fits(UINT64_MAX));
  EXPECT_EQ(to_string(Tally()), "0");
}

}  // namespace
}  // namespace nonet::search
