// Wishes for difficulty: what is made is as hard as promised, by a fresh rating and a fresh walk;
// what nobody could make is refused.

#include <gtest/gtest.h>

#include <algorithm>

#include "generate/oracle.hpp"
#include "nonet/rate.hpp"
#include "nonet/techniques.hpp"
#include "nonet/trace.hpp"

namespace nonet::generator {
namespace {

std::string fresh_level(const Grid& puzzle) {
  return Rater().rate(Puzzle(puzzle)).rating->text("level");
}

Bounds levels(std::string_view range) { return *find_bounds("level", range); }

Trace fresh_path(const Grid& grid) {
  const Puzzle puzzle(grid);
  Walker walker(Schedule::standard());
  return make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true});
}

bool uses(const std::vector<TechniqueCount>& tally, Technique technique) {
  return std::ranges::find(tally, technique, &TechniqueCount::technique) != tally.end();
}

std::vector<Made> make(const Wish& wish, std::size_t count) {
  EXPECT_EQ(find_contradiction(wish), std::nullopt);
  const Generated generated = generate(wish, {.seed = 5, .count = count});
  EXPECT_EQ(generated.made.size(), count);
  for (const Made& made : generated.made) {
    EXPECT_TRUE(is_unique(made.puzzle)) << made.puzzle.to_line();
    EXPECT_TRUE(is_part_of(made.puzzle, made.solution));
    EXPECT_TRUE(is_symmetric(made.puzzle.filled(), wish.symmetry));
    EXPECT_TRUE((made.puzzle.filled() - wish.mask).empty());
    EXPECT_TRUE(wish.need == Need::nothing || is_minimal(made.puzzle, wish.symmetry));
  }
  return generated.made;
}

TEST(Target, MakesPuzzlesOfEachLevel) {
  for (const std::string_view level : scales().front().parts[0].names) {
    for (const Made& made : make({.ratings = {levels(level)}}, 8)) {
      EXPECT_EQ(fresh_level(made.puzzle), level) << made.puzzle.to_line();
    }
  }
}

TEST(Target, MakesPuzzlesInARange) {
  for (const Bounds& bounds :
       {levels("medium..hard"), levels("hard.."), Bounds(), *find_bounds("score", "900..1100"),
        *find_bounds("score", "..240")}) {
    for (const Made& made : make({.ratings = {bounds}}, 10)) {
      EXPECT_TRUE(bounds.contain(*Rater().rate(Puzzle(made.puzzle)).rating))
          << made.puzzle.to_line();
    }
  }
}

TEST(Target, MakesPuzzlesThatNeedATechnique) {
  for (const Technique needed :
       {Technique::naked_single, Technique::hidden_pair, Technique::xy_wing, Technique::aic,
        // These two so rare that their patterns are made.
        Technique::hidden_quad, Technique::jellyfish}) {
    for (const Made& made : make({.needs = needed}, 5)) {
      const Trace path = fresh_path(made.puzzle);
      EXPECT_EQ(path.hardest(), needed) << made.puzzle.to_line();
      EXPECT_EQ(path.end, WalkEnd::solved);
      // The easier rungs alone get stuck.
      const Schedule standard = Schedule::standard();
      Schedule easier;
      for (const Technique rung : standard.techniques()) {
        if (rung == needed) break;
        easier.add(rung);
      }
      const Puzzle puzzle(made.puzzle);
      Walker walker(easier);
      EXPECT_EQ(make_trace(walker, puzzle, {.givens = puzzle.givens, .is_unique = true}).end,
                WalkEnd::stuck);
    }
  }
}

TEST(Target, MakesPuzzlesWithoutTechniques) {
  const std::vector<Technique> without = {Technique::naked_single, Technique::pointing};
  for (const Made& made : make({.without = without}, 10)) {
    const Trace path = fresh_path(made.puzzle);
    EXPECT_EQ(path.end, WalkEnd::solved);
    for (const Technique technique : without) {
      EXPECT_FALSE(uses(path.tally, technique)) << made.puzzle.to_line();
    }
  }
}

TEST(Target, GoesWithOtherWishes) {
  const Wish wish{.symmetry = Symmetry::rot180,
                  .ratings = {levels("hard")},
                  .needs = Technique::skyscraper,
                  .without = {Technique::pointing}};
  for (const Made& made : make(wish, 3)) {
    const Trace path = fresh_path(made.puzzle);
    EXPECT_EQ(fresh_level(made.puzzle), "Hard");
    EXPECT_EQ(path.hardest(), Technique::skyscraper);
    EXPECT_FALSE(uses(path.tally, Technique::pointing));
  }
  const Wish spare{.need = Need::nothing, .clues = Clues{28, 28}, .ratings = {levels("medium")}};
  for (const Made& made : make(spare, 5)) {
    EXPECT_EQ(made.puzzle.filled().size(), 28);
    EXPECT_EQ(fresh_level(made.puzzle), "Medium");
  }
  const Wish unbiased{.is_unbiased = true, .ratings = {levels("medium..")}};
  EXPECT_NE(fresh_level(make(unbiased, 1)[0].puzzle), "Easy");
}

TEST(Target, MakesTheSamePuzzleInWhateverCompany) {
  for (const Wish& wish : {Wish{.ratings = {levels("unfair")}}, Wish{.needs = Technique::w_wing},
                           Wish{.needs = Technique::jellyfish}}) {
    const std::vector<Made> all = generate(wish, {.seed = 11, .count = 12}).made;
    for (const std::uint64_t index : {1U, 5U, 12U}) {
      EXPECT_EQ(generate(wish, {.seed = 11, .first = index}).made[0].puzzle, all[index - 1].puzzle);
    }
  }
}

// By luck one in a hundred thousand needs a hidden quad, and one in thirty thousand a jellyfish.
TEST(Target, MakesRarePatternsInsteadOfWaiting) {
  for (const Technique needed : {Technique::hidden_quad, Technique::jellyfish}) {
    const Generated generated = generate({.needs = needed}, {.seed = 3, .count = 4});
    EXPECT_EQ(generated.made.size(), 4U);
    EXPECT_LT(generated.attempts, 4U * 10000);
  }
  for (const Made& made : make({.symmetry = Symmetry::rot180, .needs = Technique::jellyfish}, 1)) {
    EXPECT_EQ(fresh_path(made.puzzle).hardest(), Technique::jellyfish);
  }
}

TEST(Target, SaysWhatCameNearest) {
  int polls = 0;
  const auto is_enough = [&polls] { return ++polls > 400; };
  const FunctionRef<bool()> stop = is_enough;
  const Wish wish{.needs = Technique::hidden_quad};
  const Generated generated = generate(wish, {.seed = 1}, {.stop = &stop});
  EXPECT_TRUE(generated.made.empty());
  ASSERT_TRUE(generated.nearest.has_value());
  EXPECT_EQ(generated.nearest->givens, 0);
  EXPECT_GT(generated.nearest->difficulty, 0);
  EXPECT_GE(info(*fresh_path(generated.nearest->puzzle).hardest()).rank,
            info(Technique::pointing).rank);
}

std::string refusal(const Wish& wish) { return find_contradiction(wish).value_or("fine"); }

TEST(Target, RefusesLevelsATechniqueCannotGive) {
  EXPECT_EQ(refusal({.ratings = {levels("extreme")}, .needs = Technique::full_house}),
            "a puzzle that needs full_house is Easy at most, not Extreme");
  EXPECT_EQ(refusal({.ratings = {levels("hard..")}, .needs = Technique::naked_single}),
            "a puzzle that needs naked_single is Medium at most, not Hard to Extreme");
  EXPECT_EQ(refusal({.ratings = {levels("easy")}, .needs = Technique::pointing}),
            "a puzzle that needs pointing is Medium at least, not Easy");
  EXPECT_EQ(
      refusal({.ratings = {levels("..medium")}, .needs = Technique::forcing_net_contradiction}),
      "a puzzle that needs forcing_net_contradiction is Hard at least, not Easy to Medium");
  EXPECT_EQ(refusal({.ratings = {levels("medium")}, .needs = Technique::hidden_triple}), "fine");
  EXPECT_EQ(refusal({.ratings = {levels("hard")}, .needs = Technique::xy_wing}), "fine");
}

TEST(Target, RefusesWishesThatExcludeEachOther) {
  EXPECT_EQ(refusal({.needs = Technique::x_wing, .without = {Technique::x_wing}}),
            "x_wing cannot be both needed and left out");
  EXPECT_EQ(refusal({.needs = Technique::squirmbag}),
            "no path needs squirmbag: it is not on the standard ladder");
  EXPECT_EQ(refusal({.ratings = {levels("hard..easy")}}), "no level is from Hard to Easy");
  EXPECT_EQ(refusal({.without = {Technique::full_house}}),
            "every path ends with a full_house; it cannot be left out");
  EXPECT_EQ(
      refusal({.need = Need::nothing, .clues = Clues{81, 81}, .without = {Technique::full_house}}),
      "fine");
}

// The lower bounds that refusals rest on, tried: no puzzle is rated below them.
TEST(Target, NeverRefusesWhatThereIs) {
  Rater rater;
  for (const Made& made : generate({}, {.seed = 21, .count = 300}).made) {
    const std::string level = rater.rate_unique(Puzzle(made.puzzle)).rating->text("level");
    const Wish wish{.ratings = {levels(level)}, .needs = fresh_path(made.puzzle).hardest()};
    EXPECT_EQ(refusal(wish), "fine") << made.puzzle.to_line();
  }
}

}  // namespace
}  // namespace nonet::generator
