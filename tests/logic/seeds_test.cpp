// What four small solvers say of themselves, held against the ladders that bear their names.

#include <gtest/gtest.h>

#include "../../bench/puzzles.hpp"
#include "nonet/solve.hpp"
#include "nonet/techniques.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

WalkEnd walk(const Grid& grid, Schedule schedule) {
  Walker walker(std::move(schedule));
  Board board = Board::start(grid).board;
  const auto go_on = [](const Step&, const Board&) { return Flow::go_on; };
  return walker.walk(board, {.givens = grid.filled(), .is_unique = true}, go_on);
}

// The three puzzles of examples/sample.sdk.
constexpr std::string_view kSamples[] = {
    "000000402100524060432008007001095040250000070008206000817602004095400021000910006",
    "000207600000000100000000379005008000100000007070046201010790005900400023080003000",
    "000047000020000043907301020000100050200500000030006008600000007004700030000008005",
};

TEST(SeedLadders, SolveTheSampleToTheEnd) {
  for (const std::string_view name : {"seed-001", "seed-002", "seed-003", "seed-004"}) {
    for (const std::string_view line : kSamples) {
      EXPECT_EQ(walk(Grid::from_line(line), *find_schedule(name)), WalkEnd::solved)
          << name << " " << line;
    }
  }
}

TEST(SeedLadders, LevelsGrowOneByOne) {
  std::size_t before = 0;
  for (const std::string_view level : {"0", "1", "2", "3", "4", "9"}) {
    const auto ladder = find_schedule("seed-003-" + std::string(level));
    ASSERT_TRUE(ladder) << level;
    EXPECT_GE(ladder->techniques().size(), before) << level;
    before = ladder->techniques().size();
  }
}

// "Most sudoku puzzles that you'll find in the real world": generous givens, as newspapers print.
TEST(SeedLadders, SinglesAloneSolveMostEverydayPuzzles) {
  Schedule singles = *find_schedule("seed-002");
  singles.remove(Technique::trial);
  constexpr std::size_t kPuzzles = 60;
  const bench::Corpus everyday = bench::generate_corpora(kPuzzles, 7)[0];
  std::size_t solved = 0;
  for (std::size_t i = 0; i < everyday.size(); ++i) {
    const Grid grid = Grid::from_line({everyday.puzzle(i), kCells});
    solved += walk(grid, singles) == WalkEnd::solved ? 1 : 0;
  }
  EXPECT_GT(solved, kPuzzles * 9 / 10);
}

// Seed 003's own drawing: in columns 1 and 9 a 9 fits only in rows 4 and 6.
TEST(SeedLadders, TheXWingRemovesExactlyTheNinesItNames) {
  const Grid grid = Grid::from_line(
      "679418352"
      "248395761"
      "153762984"
      "......42."
      "7...8.536"
      "......17."
      "587129643"
      "4618.72.5"
      "3.2.54817");
  const Board board = Board::start(grid).board;
  CandidateSet named;
  for (const int row : {3, 5}) {
    for (int column = 1; column <= 5; ++column) {
      const Candidate nine(Cell::at(row, column), Digit(9));
      if (board.contains(nine)) named.insert(nine);
    }
  }
  ASSERT_FALSE(named.empty());
  bool is_met = false;
  find_steps(board, {}, Technique::x_wing, [&](const Step& step) {
    is_met = is_met || step.eliminated() == named;
    return Flow::go_on;
  });
  EXPECT_TRUE(is_met);
}

// Seed 004's: two cells of a row hold [5, 6], so a third goes from [5, 6, 8] to [8].
TEST(SeedLadders, APairLeavesTheThirdCellItsLastDigit) {
  Board board;
  const auto keep = [&board](Cell cell, DigitSet digits) {
    for (const Digit digit : DigitSet::every() - digits) board.eliminate(Candidate(cell, digit));
  };
  const Cell third = Cell::at(0, 8);
  keep(Cell::at(0, 0), {Digit(5), Digit(6)});
  keep(Cell::at(0, 4), {Digit(5), Digit(6)});
  keep(third, {Digit(5), Digit(6), Digit(8)});
  Walker walker({Technique::naked_pair});
  const std::optional<Step> step = walker.find_step(board, {});
  ASSERT_TRUE(step);
  apply(board, *step);
  EXPECT_EQ(board.candidates(third), DigitSet{Digit(8)});
}

}  // namespace
}  // namespace nonet
