// The scale of our own: what a path comes to, and that bounds change nothing but when it is known.

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/clue_puzzle.hpp"
#include "nonet/problem_text.hpp"
#include "nonet/rate.hpp"
#include "nonet/schedule.hpp"
#include "nonet/technique.hpp"

namespace nonet {
namespace {

const char kHard[] =
    "000047000020000043907301020000100050200500000030006008600000007004700030000008005";

// The rank of the hardest step of the walk, and how many there are.
TEST(Steps, ARatingIsTheWalk) {
  const Puzzle puzzle(Grid::from_line(kHard));
  Rater rater(*find_scale("steps"));
  const Rated rated = rater.rate(puzzle);
  ASSERT_TRUE(rated.rating && rated.rating->is_solved);
  int length = 0, rank = 0;
  Board board = puzzle.start().board;
  Walker walker(Schedule::standard());
  walker.walk(board, {.givens = puzzle.givens, .is_unique = true},
              [&](const Step& step, const Board&) {
                ++length;
                rank = std::max(rank, info(step.technique()).rank);
                return Flow::go_on;
              });
  EXPECT_EQ(rated.rating->value("length"), length);
  EXPECT_EQ(rated.rating->value("rank"), rank);
  EXPECT_EQ(info(*find_technique(rated.rating->techniques[1])).rank, rank);
  EXPECT_EQ(rated.rating->text("grade"), "Hard");
}

TEST(Steps, GradesGoByRank) {
  const auto grade = [](int rank) { return rate_path({{"x", rank, 1}}, true).text("grade"); };
  EXPECT_EQ(grade(30), "Easy");
  EXPECT_EQ(grade(99), "Easy");
  EXPECT_EQ(grade(100), "Medium");
  EXPECT_EQ(grade(200), "Hard");
  EXPECT_EQ(grade(600), "Unfair");
  EXPECT_EQ(grade(900), "Extreme");
  const Rating stuck = rate_path({{"full_house", 10, 3}}, false);
  EXPECT_EQ(to_text(stuck), "Extreme 1000 3");
  EXPECT_TRUE(stuck.techniques[1].empty());
}

// Whoever gives up is asked before every technique, not only after a step.
TEST(Steps, GivingUpEndsItWithinAStep) {
  const Puzzle puzzle(Grid::from_line(kHard));
  Rater rater(*find_scale("steps"));
  for (const int patience : {0, 5, 40}) {
    int asked = 0, seen = 0;
    const auto is_over = [&] { return ++asked > patience; };
    const FunctionRef<bool()> stop = is_over;
    const auto count = [&](const ScaleStep&, const Board&) { return ++seen, Flow::go_on; };
    const RateQuestion::Visitor visit = count;
    const Judged judged = rater.rate_unique(puzzle, {.visit = &visit, .stop = &stop});
    EXPECT_TRUE(judged.is_stopped);
    EXPECT_FALSE(judged.rating);
    EXPECT_LE(seen, patience / 2);  // asked before a step and after it
  }
}

TEST(Steps, BoundsAreMetOrNot) {
  const Puzzle puzzle(Grid::from_line(kHard));
  Rater rater(*find_scale("steps"));
  for (const char* grade : {"easy", "medium", "hard", "unfair", "extreme"}) {
    const Bounds bounds = *find_bounds("grade", grade);
    for (const bool is_enough : {false, true}) {
      const Judged judged =
          rater.rate_unique(puzzle, {.bounds = &bounds, .is_inside_enough = is_enough});
      EXPECT_EQ(judged.is_inside, std::string_view(grade) == "hard") << grade;
    }
  }
  const Bounds longer = *find_bounds("length", "1000..");
  EXPECT_FALSE(rater.rate_unique(puzzle, {.bounds = &longer}).is_inside);
}

// Clues are rated as they are explained.
TEST(Steps, ClueTechniquesCount) {
  const Result<Problem> problem = parse_problem("1234341221434.21; cage 4 r4c2 r4c4");
  ASSERT_TRUE(problem);
  const Rated rated = Rater(*find_scale("steps")).rate(*puzzle_of(*problem));
  ASSERT_TRUE(rated.rating);
  EXPECT_EQ(rated.rating->value("length"), 1);
  EXPECT_EQ(rated.rating->text("grade"), "Easy");
}

}  // namespace
}  // namespace nonet
