// Claims about Sudoku Explainer's rating over many puzzles made by seed: every step is sound by
// search, ratings are consistent with their steps, bounds never change an answer and end early.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "logic/verify.hpp"
#include "nonet/generate.hpp"
#include "nonet/solve.hpp"
#include "rating/se_scale.hpp"
#include "rating/se_traces.hpp"

namespace nonet::se {
namespace {

const Scale kScale = rating::se_scale();

Puzzle made_by(std::uint64_t seed) {
  return Puzzle(generate({}, {.seed = seed, .count = 1}).made.front().puzzle);
}

struct Told {
  std::vector<int> prices;
  std::vector<bool> places;
};

// All that a step may do is what the position's solutions do, by a search that knows no rules.
RC_GTEST_PROP(SudokuExplainerProperty, EveryStepIsSoundBySearch, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint32_t>();
  const Puzzle puzzle = made_by(seed);
  Rater rater(kScale);
  Told told;
  const auto look = [&](const ScaleStep& paid, const Board& before) {
    RC_ASSERT(logic::is_sound(before, paid.step));
    RC_ASSERT(!paid.step.placed().empty() || !paid.step.eliminated().empty());
    told.prices.push_back(paid.price);
    told.places.push_back(!paid.step.placed().empty());
    return Flow::go_on;
  };
  const RateQuestion::Visitor visit = look;
  const Rated rated = rater.rate(puzzle, {.visit = &visit});
  RC_ASSERT(rated.rating.has_value());
  RC_ASSERT(rated.rating->is_solved);
  // ER, EP and ED are a fold over the steps.
  const auto first_place = std::ranges::find(told.places, true) - told.places.begin();
  RC_ASSERT(rated.rating->value("er") == *std::ranges::max_element(told.prices));
  RC_ASSERT(rated.rating->value("ep") ==
            *std::max_element(told.prices.begin(), told.prices.begin() + first_place + 1));
  RC_ASSERT(rated.rating->value("ed") == told.prices.front());
  int counted = 0;
  for (const Charge& charge : rated.rating->tally) counted += charge.count;
  RC_ASSERT(counted == static_cast<int>(told.prices.size()));
}

// The walk is taken for a proof where it needs no more than what a Sudoku is. Whatever is done to a
// puzzle, it must be refused, and solved, as the search says.
RC_GTEST_PROP(SudokuExplainerProperty, WhatHasNoRatingIsRefusedAsBySearch, ()) {
  Grid grid = made_by(*rc::gen::arbitrary<std::uint32_t>()).grid;
  const Grid solution = *solve(Puzzle(grid)).solution;
  const int added = *rc::gen::inRange(0, 40);
  for (int i = 0; i < added; ++i) {
    const Cell cell(*rc::gen::inRange(0, 81));
    grid.set(cell, *solution.at(cell));
  }
  const int changed = *rc::gen::inRange(0, 3);
  for (int i = 0; i < changed; ++i) {
    grid.set(Cell(*rc::gen::inRange(0, 81)), Digit(*rc::gen::inRange(1, 10)));
  }
  const int removed = *rc::gen::inRange(0, 3);
  for (int i = 0; i < removed; ++i) grid.clear(Cell(*rc::gen::inRange(0, 81)));
  const Puzzle puzzle(grid);
  const Solved solved = solve(puzzle);
  const Rated rated = Rater(kScale).rate(puzzle);
  RC_ASSERT(rated.solved.verdict == solved.verdict);
  RC_ASSERT(rated.solved.solution == solved.solution);
  RC_ASSERT(rated.rating.has_value() == (solved.verdict == Verdict::unique));
}

// A bound says of a puzzle what its rating says, whether the rest is wanted or not.
RC_GTEST_PROP(SudokuExplainerProperty, BoundsSayWhatTheRatingSays, ()) {
  const Puzzle puzzle = made_by(*rc::gen::arbitrary<std::uint32_t>());
  const std::size_t part = *rc::gen::inRange<std::size_t>(0, 3);
  const int least = *rc::gen::inRange(0, 90);
  const int most = *rc::gen::inRange(least, 95);
  Rater rater(kScale);
  const Rating rating = *rater.rate(puzzle).rating;
  Bounds bounds(kScale);
  bounds.range(kScale.parts[part].id) = {least, most};
  if (*rc::gen::inRange(0, 3) == 0) bounds.require(kScale.traits[0]);
  if (*rc::gen::inRange(0, 3) == 0) bounds.require(kScale.traits[1]);
  const Rated bounded = rater.rate(puzzle, {.bounds = &bounds});
  RC_ASSERT(bounded.is_inside == bounds.contain(rating));
  RC_ASSERT(!bounded.rating || bounded.rating->parts == rating.parts);
  const Rated quick = rater.rate(puzzle, {.bounds = &bounds, .is_inside_enough = true});
  RC_ASSERT(quick.is_inside == bounded.is_inside);
}

constexpr char kHard[] =
    "....4.5....3...7..46......2..56..2..7......9...8..2..181.......6...19.75...7...1.";

int count_steps(const Bounds& bounds) {
  Rater rater(kScale);
  int steps = 0;
  const auto look = [&](const ScaleStep&, const Board&) {
    ++steps;
    return Flow::go_on;
  };
  const RateQuestion::Visitor visit = look;
  rater.rate(puzzle_of(kHard), {.bounds = &bounds, .visit = &visit});
  return steps;
}

// 8.2/1.2/1.2 over many steps. Its first step settles EP and ED.
TEST(SudokuExplainerBounds, EndTheWorkEarly) {
  const int all = count_steps(Bounds(kScale));
  ASSERT_GT(all, 60);
  struct Case {
    const char* part;
    const char* range;
    int most_steps;
  };
  for (const Case& one :
       {Case{"ed", "1.5..", 1}, Case{"ed", "..1.0", 1}, Case{"ep", "1.5..", 1},
        Case{"ep", "..1.0", 1}, Case{"er", "..1.0", 1}, Case{"er", "..6.9", 40}}) {
    Bounds bounds(kScale);
    bounds.range(one.part) = *find_range(kScale.parts[*kScale.find_part(one.part)], one.range);
    EXPECT_LE(count_steps(bounds), one.most_steps) << one.part << " " << one.range;
  }
  for (const Trait& trait : kScale.traits) {
    Bounds bounds(kScale);
    bounds.require(trait);
    EXPECT_LT(count_steps(bounds), 40) << trait.id;
  }
}

// A copy with other digits, or turned over, is another puzzle to Sudoku Explainer, and as sound.
RC_GTEST_PROP(SudokuExplainerProperty, OtherLooksAreRatedToo, ()) {
  const Puzzle puzzle = made_by(*rc::gen::arbitrary<std::uint32_t>());
  Grid turned;
  const int shift = *rc::gen::inRange(0, 9);
  for (const Cell cell : puzzle.givens) {
    const int face = (puzzle.grid.face(cell) - 1 + shift) % 9 + 1;
    turned.set(Cell::at(cell.column(), cell.row()), Digit(face));
  }
  Rater rater(kScale);
  const Rated rated = rater.rate(Puzzle(turned));
  RC_ASSERT(rated.rating.has_value());
  RC_ASSERT(rated.rating->is_solved);
}

// Whoever asks to stop is heard soon, also inside the longest search.
TEST(SudokuExplainerStop, IsHeardInsideALongSearch) {
  const std::vector<Listed> rows = read_ratings("se_published_hardest.tsv");
  if (rows.empty()) GTEST_SKIP() << "no $NONET_CORPUS/ratings/se_published_hardest.tsv";
  Rater rater(kScale);
  int asked = 0;
  const auto after_some = [&] { return ++asked > 50; };
  const FunctionRef<bool()> stop = after_some;
  const Rated rated = rater.rate(puzzle_of(rows.front().puzzle), {.stop = &stop});
  EXPECT_TRUE(rated.is_stopped);
  EXPECT_FALSE(rated.rating.has_value());
  EXPECT_EQ(asked, 51);
}

}  // namespace
}  // namespace nonet::se
