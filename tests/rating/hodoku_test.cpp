// HoDoKu's scale: prices, levels, and the order in which singles are taken.

#include <gtest/gtest.h>

#include <string_view>

#include "nonet/generate.hpp"
#include "nonet/rate.hpp"
#include "rating/hodoku_queue.hpp"

namespace nonet {
namespace {

Puzzle puzzle_of(std::string_view line) { return Puzzle(Grid::from_line(line)); }

// The three of examples/sample.sdk.
constexpr std::string_view kEasy =
    "......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6";
constexpr std::string_view kMedium =
    "...2.76........1........379..5..8...1.......7.7..462.1.1.79...59..4...23.8...3...";
constexpr std::string_view kHard =
    "....47....2.....439.73.1.2....1...5.2..5......3...6..86.......7..47...3......8..5";

TEST(Hodoku, TheLevelIsThatOfTheHardestTechnique) {
  Rater rater;
  EXPECT_EQ(rater.rate(puzzle_of(kEasy)).rating->level, Level::easy);
  EXPECT_EQ(rater.rate(puzzle_of(kMedium)).rating->level, Level::medium);
  EXPECT_EQ(rater.rate(puzzle_of(kHard)).rating->level, Level::hard);
}

TEST(Hodoku, TheScoreIsTheSumOfThePrices) {
  const Rating rating = *Rater().rate(puzzle_of(kEasy)).rating;
  int sum = 0, steps = 0;
  for (const TechniqueCount& row : rating.tally) {
    sum += row.count * (row.technique == Technique::hidden_single ? 14 : 4);
    steps += row.count;
  }
  EXPECT_EQ(rating.score, sum);
  EXPECT_EQ(steps, (CellSet::all() - Grid::from_line(kEasy).filled()).size());
  EXPECT_TRUE(rating.is_solved);
}

TEST(Hodoku, ARaterGivesTheSameRatingTwice) {
  Rater rater;
  const int before = rater.rate(puzzle_of(kHard)).rating->score;
  rater.rate(puzzle_of(kEasy));
  EXPECT_EQ(rater.rate(puzzle_of(kHard)).rating->score, before);
  EXPECT_EQ(rater.rate_unique(puzzle_of(kHard)).score, before);
}

TEST(Hodoku, OnlyAPuzzleWithOneSolutionHasARating) {
  Rater rater;
  EXPECT_FALSE(rater.rate(Puzzle()).rating);
  EXPECT_FALSE(rater.rate(puzzle_of("11" + std::string(79, '.'))).rating);
}

TEST(Hodoku, AFullGridCostsNothing) {
  const Grid solution = *solve(puzzle_of(kEasy)).solution;
  const Rating rating = *Rater().rate(Puzzle(solution)).rating;
  EXPECT_EQ(rating.score, 0);
  EXPECT_TRUE(rating.is_solved && rating.tally.empty());
}

TEST(Hodoku, TheStepsShownAreThoseCounted) {
  int steps = 0;
  const auto count = [&steps](const Step&, const Board&) { return ++steps, Flow::go_on; };
  int counted = 0;
  for (const TechniqueCount& row : Rater().rate_unique(puzzle_of(kHard), count).tally) {
    counted += row.count;
  }
  EXPECT_EQ(steps, counted);
}

// Of every level, and some whose score raises it.
TEST(Hodoku, ABoundGivesTheSameRatingOrNone) {
  Rater rater, bounded;
  for (const Made& made : generate({}, {.seed = 3, .count = 100}).made) {
    const Puzzle puzzle(made.puzzle);
    const Rating rating = rater.rate_unique(puzzle);
    for (const Level most : {Level::easy, Level::hard, Level::unfair, Level::extreme}) {
      const std::optional<Rating> within = bounded.rate_unique_up_to(puzzle, most);
      ASSERT_EQ(within.has_value(), rating.level <= most) << made.puzzle.to_line();
      if (!within) continue;
      EXPECT_EQ(within->score, rating.score);
      EXPECT_EQ(within->level, rating.level);
    }
  }
}

TEST(Scales, AreFoundByName) {
  EXPECT_EQ(find_scale("hodoku"), &scales().front());
  EXPECT_EQ(find_scale("nobody's"), nullptr);
}

TEST(Levels, AreFoundInAnyCase) {
  EXPECT_EQ(find_level("hard"), Level::hard);
  EXPECT_EQ(find_level("EXTREME"), Level::extreme);
  EXPECT_FALSE(find_level("harder"));
  EXPECT_EQ(name(Level::unfair), "Unfair");
}

// r1c1 has all but 8 and 9 ruled out by row 1; 9 then goes by column 1.
TEST(HodokuQueue, ACellBecomesANakedSingleWhenItsLastButOneCandidateGoes) {
  rating::HodokuQueue queue;
  queue.start(puzzle_of(".1234567." + std::string(72, '.')));
  EXPECT_FALSE(queue.naked_single());
  queue.eliminate(Candidate(Cell(0), Digit(9)));
  EXPECT_EQ(queue.naked_single(), Candidate(Cell(0), Digit(8)));
  EXPECT_EQ(queue.hidden_single(), Candidate(Cell(8), Digit(9)));
}

TEST(HodokuQueue, TheSingleSeenFirstComesFirst) {
  rating::HodokuQueue queue;
  queue.start(puzzle_of(".1234567." + std::string(72, '.')));
  queue.eliminate(Candidate(Cell(8), Digit(8)));
  queue.eliminate(Candidate(Cell(0), Digit(9)));
  EXPECT_EQ(queue.naked_single(), Candidate(Cell(8), Digit(9)));
  queue.place(Candidate(Cell(8), Digit(9)));
  EXPECT_EQ(queue.naked_single(), Candidate(Cell(0), Digit(8)));
}

TEST(HodokuQueue, AFullHouseIsANakedSingleThatEndsAHouse) {
  rating::HodokuQueue queue;
  queue.start(puzzle_of(".1234567." + std::string(72, '.')));
  queue.eliminate(Candidate(Cell(8), Digit(8)));
  EXPECT_FALSE(queue.full_house());
  queue.place(Candidate(Cell(8), Digit(9)));
  EXPECT_EQ(queue.full_house(), Candidate(Cell(0), Digit(8)));
}

// The age of singles is told from the board; here it is held against digits placed one by one.
TEST(HodokuQueue, StartsAsIfDigitsWerePlacedInTheOrderOfCells) {
  for (const Made& made : generate({}, {.seed = 6, .count = 200}).made) {
    const Puzzle puzzle(made.puzzle);
    rating::HodokuQueue queue, one_by_one;
    queue.start(puzzle);
    one_by_one.start(Board());
    for (const Cell cell : puzzle.grid.filled()) {
      one_by_one.place(Candidate(cell, *puzzle.grid.at(cell)));
    }
    // Hidden ones first, then naked ones first: both queues are read to the end.
    for (rating::HodokuQueue naked_first = queue, other = one_by_one; naked_first.naked_single();) {
      ASSERT_EQ(naked_first.naked_single(), other.naked_single());
      const Candidate next = *naked_first.naked_single();
      naked_first.place(next);
      other.place(next);
    }
    while (queue.hidden_single() || queue.naked_single()) {
      ASSERT_EQ(queue.full_house(), one_by_one.full_house());
      ASSERT_EQ(queue.naked_single(), one_by_one.naked_single());
      ASSERT_EQ(queue.hidden_single(), one_by_one.hidden_single());
      const std::optional<Candidate> hidden = queue.hidden_single();
      const Candidate next = hidden ? *hidden : *queue.naked_single();
      queue.place(next);
      one_by_one.place(next);
    }
    ASSERT_FALSE(one_by_one.hidden_single() || one_by_one.naked_single());
  }
}

// The queues know every single the board has, and nothing else.
TEST(HodokuQueue, HasASingleJustWhereTheBoardHasOne) {
  for (const Made& made : generate({}, {.seed = 5, .count = 30}).made) {
    const Puzzle puzzle(made.puzzle);
    rating::HodokuQueue queue;
    queue.start(puzzle);
    Board board = puzzle.start().board;
    while (true) {
      const std::optional<Candidate> naked = queue.naked_single();
      const std::optional<Candidate> hidden = queue.hidden_single();
      EXPECT_EQ(naked.has_value(), !board.cells_with(1).empty());
      bool has_hidden = false;
      for (const House house : House::all()) {
        for (const Digit digit : DigitSet::all()) {
          has_hidden = has_hidden || board.only_place(digit, house).has_value();
        }
      }
      EXPECT_EQ(hidden.has_value(), has_hidden);
      if (!naked && !hidden) break;
      const Candidate next = naked ? *naked : *hidden;
      ASSERT_TRUE(board.contains(next));
      board.place(next.cell(), next.digit());
      queue.place(next);
    }
  }
}

}  // namespace
}  // namespace nonet
