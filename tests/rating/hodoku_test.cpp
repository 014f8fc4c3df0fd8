// HoDoKu's scale: prices, levels, and the order in which singles are taken.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "nonet/generate.hpp"
#include "nonet/rate.hpp"
#include "nonet/techniques.hpp"
#include "rating/hodoku_queue.hpp"
#include "share.hpp"

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
  EXPECT_EQ(rater.rate(puzzle_of(kEasy)).rating->text("level"), "Easy");
  EXPECT_EQ(rater.rate(puzzle_of(kMedium)).rating->text("level"), "Medium");
  EXPECT_EQ(rater.rate(puzzle_of(kHard)).rating->text("level"), "Hard");
}

TEST(Hodoku, TheScoreIsTheSumOfThePrices) {
  const Rating rating = *Rater().rate(puzzle_of(kEasy)).rating;
  int sum = 0, steps = 0;
  for (const Charge& row : rating.tally) {
    EXPECT_EQ(row.price, row.technique == "hidden_single" ? 14 : 4);
    sum += row.count * row.price;
    steps += row.count;
  }
  EXPECT_EQ(rating.value("score"), sum);
  EXPECT_EQ(steps, (CellSet::every() - Grid::from_line(kEasy).filled()).size());
  EXPECT_TRUE(rating.is_solved);
}

TEST(Hodoku, ARaterGivesTheSameRatingTwice) {
  Rater rater;
  const std::string before = to_text(*rater.rate(puzzle_of(kHard)).rating);
  rater.rate(puzzle_of(kEasy));
  EXPECT_EQ(to_text(*rater.rate(puzzle_of(kHard)).rating), before);
  EXPECT_EQ(to_text(*rater.rate_unique(puzzle_of(kHard)).rating), before);
}

TEST(Hodoku, OnlyAPuzzleWithOneSolutionHasARating) {
  Rater rater;
  EXPECT_FALSE(rater.rate(Puzzle()).rating);
  EXPECT_FALSE(rater.rate(puzzle_of("11" + std::string(79, '.'))).rating);
}

TEST(Hodoku, AFullGridCostsNothing) {
  const Grid solution = *solve(puzzle_of(kEasy)).solution;
  const Rating rating = *Rater().rate(Puzzle(solution)).rating;
  EXPECT_EQ(rating.value("score"), 0);
  EXPECT_TRUE(rating.is_solved && rating.tally.empty());
}

TEST(Hodoku, TheStepsShownAreThoseCharged) {
  int score = 0;
  const auto add = [&score](const ScaleStep& step, const Board&) {
    score += step.price;
    return Flow::go_on;
  };
  const RateQuestion::Visitor visit = add;
  const Judged judged = Rater().rate_unique(puzzle_of(kHard), {.visit = &visit});
  EXPECT_EQ(score, judged.rating->value("score"));
}

// Singles are taken without a board where nobody looks, and shown on one where somebody does.
TEST(Hodoku, TheRatingIsTheSameWhetherAnybodyLooks) {
  Rater rater;
  for (const Made& made : generate({}, {.seed = 4, .count = 100}).made) {
    const Puzzle puzzle(made.puzzle);
    Board board = puzzle.start().board;
    const auto look = [&board](const ScaleStep& seen, const Board& before) {
      EXPECT_EQ(before, board);
      EXPECT_FALSE(apply(board, seen.step).contradiction);
      return Flow::go_on;
    };
    const RateQuestion::Visitor visit = look;
    const Rating seen = *rater.rate(puzzle, {.visit = &visit}).rating;
    EXPECT_TRUE(board.is_done());
    const Rating unseen = *rater.rate(puzzle).rating;
    EXPECT_EQ(to_text(unseen), to_text(seen));
    ASSERT_EQ(unseen.tally.size(), seen.tally.size());
    for (std::size_t i = 0; i < seen.tally.size(); ++i) {
      EXPECT_EQ(unseen.tally[i].technique, seen.tally[i].technique);
      EXPECT_EQ(unseen.tally[i].count, seen.tally[i].count);
    }
  }
}

// With all digits, then with one fewer or another one: some have several solutions, some have none.
TEST(Hodoku, SaysOfTheSolutionsWhatSolveSays) {
  Rater rater;
  for (const Made& made : generate({}, {.seed = 8, .count = 60}).made) {
    std::vector<Grid> grids = {made.puzzle, made.puzzle, made.puzzle};
    const Cell cell = made.puzzle.filled().first();
    grids[1].clear(cell);
    grids[2].set(cell, Digit(made.puzzle.face(cell) % kDigits + 1));
    for (const Grid& grid : grids) {
      const Solved solved = solve(Puzzle(grid));
      const Rated rated = rater.rate(Puzzle(grid));
      EXPECT_EQ(rated.solved.verdict, solved.verdict) << grid.to_line();
      EXPECT_EQ(rated.solved.solution, solved.solution) << grid.to_line();
      EXPECT_EQ(reason_text(rated.solved), reason_text(solved));
      EXPECT_EQ(rated.rating.has_value(), solved.verdict == Verdict::unique);
    }
  }
}

TEST(Hodoku, StopsWhenToldTo) {
  int asked = 0;
  const auto is_enough = [&asked] { return ++asked == 5; };
  const FunctionRef<bool()> stop = is_enough;
  const Judged judged = Rater().rate_unique(puzzle_of(kHard), {.stop = &stop});
  EXPECT_TRUE(judged.is_stopped);
  EXPECT_FALSE(judged.rating || judged.is_inside);
  EXPECT_EQ(asked, 5);
}

// Of every level, and some whose score raises it: with and without the rating, a bounded rater
// says what the whole rating says.
TEST(Hodoku, ABoundGivesTheSameAnswer) {
  Rater rater, bounded;
  std::vector<Bounds> all;
  for (const char* levels : {"easy", "..hard", "..unfair", "unfair..", "hard..", "easy..extreme"}) {
    all.push_back(*find_bounds("level", levels));
  }
  for (const char* scores : {"..300", "900..", "300..1500"}) {
    all.push_back(*find_bounds("score", scores));
    all.push_back(all.back());
    all.back().range("level") = {1, 4};
  }
  for (const Made& made : generate({}, {.seed = 3, .count = 100 / kShare}).made) {
    const Puzzle puzzle(made.puzzle);
    const Rating rating = *rater.rate_unique(puzzle).rating;
    for (const Bounds& bounds : all) {
      const bool is_inside = bounds.contain(rating);
      const Judged judged = bounded.rate_unique(puzzle, {.bounds = &bounds});
      ASSERT_EQ(judged.is_inside, is_inside) << made.puzzle.to_line();
      ASSERT_TRUE(judged.rating || !is_inside);
      if (judged.rating) {
        EXPECT_EQ(to_text(*judged.rating), to_text(rating));
      }
      const Judged known =
          bounded.rate_unique(puzzle, {.bounds = &bounds, .is_inside_enough = true});
      ASSERT_EQ(known.is_inside, is_inside) << made.puzzle.to_line();
    }
  }
}

// A walk that goes on would meet the wing: the answer was known at its first claim.
TEST(Hodoku, ABoundEndsTheWork) {
  int steps = 0;
  const auto count = [&steps](const ScaleStep&, const Board&) { return ++steps, Flow::go_on; };
  const RateQuestion::Visitor visit = count;
  Rater rater;
  rater.rate_unique(puzzle_of(kHard), {.visit = &visit});
  const int whole = steps;
  for (const Bounds& bounds : {*find_bounds("level", "easy"), *find_bounds("score", "..100")}) {
    steps = 0;
    EXPECT_FALSE(
        rater.rate_unique(puzzle_of(kHard), {.bounds = &bounds, .visit = &visit}).is_inside);
    EXPECT_LT(steps, whole / 2);
  }
  const Bounds enough = *find_bounds("score", "100..");
  steps = 0;
  EXPECT_TRUE(rater
                  .rate_unique(puzzle_of(kHard),
                               {.bounds = &enough, .is_inside_enough = true, .visit = &visit})
                  .is_inside);
  EXPECT_LT(steps, whole / 2);
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
    one_by_one.start(Puzzle());
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
      for (const House house : Rules::classic().houses()) {
        for (const Digit digit : DigitSet::every()) {
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
