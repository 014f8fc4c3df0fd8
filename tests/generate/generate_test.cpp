// The generator: every puzzle it makes is what was wished for, by the word of plain search, and the
// same puzzle whoever asks.

#include "nonet/generate.hpp"

#include <gtest/gtest.h>

#include <set>

#include "generate/oracle.hpp"

namespace nonet::generator {
namespace {

constexpr std::array<Symmetry, 8> kSymmetries = {
    Symmetry::none,     Symmetry::rot180,   Symmetry::rot90,        Symmetry::horizontal,
    Symmetry::vertical, Symmetry::diagonal, Symmetry::antidiagonal, Symmetry::full};

// Frames and diagonals: 49 cells, the same under every symmetry.
CellSet frame_mask() {
  CellSet mask;
  for (const Cell cell : CellSet::every()) {
    const int r = cell.row(), c = cell.column();
    if (r % 8 == 0 || c % 8 == 0 || r == c || r + c == 8 || r == 4 || c == 4) mask.insert(cell);
  }
  return mask;
}

void expect_good(const Made& made, const Wish& wish) {
  EXPECT_TRUE(is_unique(made.puzzle)) << made.puzzle.to_line();
  EXPECT_TRUE(is_part_of(made.puzzle, made.solution));
  EXPECT_TRUE(is_symmetric(made.puzzle.filled(), wish.symmetry));
  EXPECT_TRUE((made.puzzle.filled() - wish.mask).empty());
  EXPECT_EQ(made.solution, wish.solution.value_or(made.solution));
  if (wish.clues) {
    EXPECT_GE(made.puzzle.filled().size(), wish.clues->fewest);
    EXPECT_LE(made.puzzle.filled().size(), wish.clues->most);
  }
  EXPECT_TRUE(wish.need != Need::matching || is_minimal(made.puzzle, wish.symmetry));
  EXPECT_TRUE(wish.need != Need::every || is_minimal(made.puzzle));
}

std::vector<Made> make(const Wish& wish, std::size_t count) {
  EXPECT_EQ(find_contradiction(wish), std::nullopt);
  const Generated generated = generate(wish, {.seed = 5, .count = count});
  EXPECT_EQ(generated.made.size(), count);
  for (const Made& made : generated.made) expect_good(made, wish);
  return generated.made;
}

TEST(Generate, MakesMinimalPuzzles) { make({}, 200); }

TEST(Generate, MakesSymmetricPuzzlesThatNeedAllTheirGivens) {
  for (const Symmetry symmetry : kSymmetries) make({.symmetry = symmetry}, 10);
}

TEST(Generate, MakesSymmetricPuzzlesThatNeedEveryGiven) {
  make({.symmetry = Symmetry::diagonal, .need = Need::every}, 3);
}

TEST(Generate, MakesPuzzlesOfSoManyGivens) {
  for (const int clues : {23, 26, 35, 64, 81}) {
    make({.need = Need::nothing, .clues = Clues{clues, clues}}, 5);
  }
  make({.symmetry = Symmetry::rot90, .need = Need::nothing, .clues = Clues{29, 32}}, 10);
}

TEST(Generate, FindsPuzzlesOfFewGivens) {
  const Wish wish{.need = Need::nothing, .clues = Clues{20, 20}};
  const std::vector<Made> all = make(wish, 3);
  EXPECT_EQ(generate(wish, {.seed = 5, .first = 3}).made[0].puzzle, all[2].puzzle);
}

TEST(Generate, SpreadsOverARangeOfGivens) {
  std::set<int> sizes;
  for (const Made& made : make({.need = Need::nothing, .clues = Clues{30, 33}}, 50)) {
    sizes.insert(made.puzzle.filled().size());
  }
  EXPECT_EQ(sizes, (std::set<int>{30, 31, 32, 33}));
}

TEST(Generate, MakesMinimalPuzzlesInARangeOfGivens) {
  make({.need = Need::every, .clues = Clues{22, 23}}, 5);
}

TEST(Generate, StaysInsideTheMask) {
  make({.mask = frame_mask()}, 10);
  make({.symmetry = Symmetry::rot180, .mask = frame_mask()}, 5);
}

TEST(Generate, MakesPuzzlesOfOneGrid) {
  const Grid solution = generate({}, {.seed = 9}).made[0].solution;
  std::set<std::string> seen;
  for (const Made& made : make({.solution = solution}, 20)) seen.insert(made.puzzle.to_line());
  EXPECT_EQ(seen.size(), 20U);
}

TEST(Generate, MakesTheSamePuzzleInWhateverCompany) {
  for (const Wish& wish : {Wish{}, Wish{.need = Need::nothing, .clues = Clues{22, 22}}}) {
    const std::vector<Made> all = generate(wish, {.seed = 11, .first = 1, .count = 20}).made;
    for (const std::uint64_t index : {1U, 7U, 20U}) {
      const Made alone = generate(wish, {.seed = 11, .first = index}).made[0];
      EXPECT_EQ(alone.puzzle, all[index - 1].puzzle);
      EXPECT_EQ(alone.index, index);
    }
  }
}

TEST(Generate, MakesOtherPuzzlesOfOtherSeeds) {
  EXPECT_NE(generate({}, {.seed = 1}).made[0].puzzle, generate({}, {.seed = 2}).made[0].puzzle);
}

TEST(Generate, AsksWhetherAPuzzleIsWelcome) {
  int asked = 0;
  const auto is_third = [&asked](const Made&) { return ++asked == 3; };
  const FunctionRef<bool(const Made&)> accept = is_third;
  const Generated generated = generate({}, {.seed = 3}, {.accept = &accept});
  EXPECT_EQ(generated.made.size(), 1U);
  EXPECT_EQ(generated.attempts, 3U);
}

TEST(Generate, GivesUpWhenToldAndSaysHowNearItCame) {
  int polls = 0;
  const auto is_enough = [&polls] { return ++polls > 6; };
  const FunctionRef<bool()> stop = is_enough;
  const Wish wish{.need = Need::nothing, .clues = Clues{17, 17}};
  const Generated generated = generate(wish, {.seed = 1}, {.stop = &stop});
  EXPECT_TRUE(generated.made.empty());
  EXPECT_GT(generated.attempts, 10U);
  ASSERT_TRUE(generated.nearest.has_value());
  EXPECT_GT(generated.nearest->puzzle.filled().size(), 17);
  EXPECT_LT(generated.nearest->puzzle.filled().size(), 26);
}

}  // namespace
}  // namespace nonet::generator
