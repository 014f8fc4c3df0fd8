// What follows from the row of a scale: values as text and back, ranges, bounds; for HoDoKu's rows
// and for a scale of three numbers without a level that only the tests have.

#include "nonet/scale.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "nonet/generate.hpp"
#include "nonet/rate.hpp"
#include "rating/toy_scale.hpp"

namespace nonet {
namespace {

using rating::kFirst;
using rating::kHighest;
using rating::kLast;
using rating::kToyParts;
using rating::kToyScale;
using rating::kToyTraits;

const Part& level() { return scales().front().parts[0]; }
const Part& score() { return scales().front().parts[1]; }

TEST(Scales, AreFoundByName) {
  EXPECT_EQ(find_scale("hodoku"), &scales().front());
  EXPECT_EQ(find_scale("nobody's"), nullptr);
}

TEST(Scales, AreFoundByTheirParts) {
  EXPECT_EQ(find_scale_of("score"), find_scale("hodoku"));
  EXPECT_EQ(find_scale_of("highest"), nullptr);
}

TEST(Scales, ShareNoWords) {
  std::set<std::string_view> ids, wishes, codes;
  for (const Scale& scale : scales()) {
    EXPECT_LE(scale.parts.size(), kMostParts);
    EXPECT_LT(scale.priced_in, scale.parts.size());
    for (const Part& part : scale.parts) {
      EXPECT_TRUE(ids.insert(part.id).second) << part.id;
      EXPECT_TRUE(wishes.insert(part.wish).second) << part.wish;
      EXPECT_FALSE(part.label.empty() || part.description.empty());
    }
    for (const Trait& trait : scale.traits) {
      EXPECT_TRUE(ids.insert(trait.id).second) << trait.id;
      EXPECT_TRUE(wishes.insert(trait.id).second) << trait.id;
    }
  }
}

TEST(Part, WritesNamesAndNumbers) {
  EXPECT_EQ(value_text(level(), 3), "Unfair");
  EXPECT_EQ(value_text(score(), 958), "958");
  EXPECT_EQ(value_text(kToyParts[kHighest], 72), "7.2");
  EXPECT_EQ(value_text(kToyParts[kHighest], 100), "10.0");
  EXPECT_EQ(value_text(kToyParts[kHighest], 5), "0.5");
}

TEST(Part, ReadsWhatItWrites) {
  for (int value = 0; value <= 999; ++value) {
    EXPECT_EQ(find_value(kToyParts[kHighest], value_text(kToyParts[kHighest], value)), value);
    EXPECT_EQ(find_value(score(), value_text(score(), value)), value);
  }
  for (int value = 0; value <= level().most; ++value) {
    EXPECT_EQ(find_value(level(), value_text(level(), value)), value);
  }
  EXPECT_EQ(find_value(level(), "EXTREME"), 4);
  EXPECT_EQ(find_value(kToyParts[kHighest], "7"), 70);
}

TEST(Part, ReadsNothingElse) {
  for (const char* word : {"harder", "", " ", "2", "har"}) {
    EXPECT_FALSE(find_value(level(), word)) << word;
  }
  for (const char* word :
       {"", "7.", ".5", "7.25", "7,2", "-1", "+1", "7.-2", "100.0", "7.2.", "x"}) {
    EXPECT_FALSE(find_value(kToyParts[kHighest], word)) << word;
  }
  EXPECT_FALSE(find_value(score(), "7.2"));
  EXPECT_FALSE(find_value(score(), "99999999999"));
}

TEST(Part, SaysWhatItExpects) {
  EXPECT_EQ(expected_values(level()), "easy, medium, hard, unfair or extreme");
  EXPECT_EQ(expected_values(kToyParts[kHighest]), "a number from 0.0 to 99.9");
}

TEST(Range, HasEndsThatMayBeLeftOut) {
  const Part& part = kToyParts[kHighest];
  EXPECT_EQ(find_range(part, "7.2"), (Range{72, 72}));
  EXPECT_EQ(find_range(part, "7.1..7.3"), (Range{71, 73}));
  EXPECT_EQ(find_range(part, "7.1.."), (Range{71, 999}));
  EXPECT_EQ(find_range(part, "..7.3"), (Range{0, 73}));
  EXPECT_EQ(find_range(level(), "medium..Hard"), (Range{1, 2}));
  for (const char* word : {"", "..", "7.1...7.3", "7.1..7.3..", "hard", "7.1 .. 7.3"}) {
    EXPECT_FALSE(find_range(part, word)) << word;
  }
  EXPECT_EQ(range_text(part, {71, 73}), "7.1 to 7.3");
  EXPECT_EQ(range_text(level(), {2, 2}), "Hard");
}

TEST(Bounds, AreOpenAtFirst) {
  Bounds bounds(kToyScale);
  EXPECT_TRUE(bounds.is_open());
  bounds.require(kToyTraits[0]);
  EXPECT_FALSE(bounds.is_open());
  EXPECT_FALSE(find_bounds("level", "..hard")->is_open());
  EXPECT_FALSE(find_bounds("level", "harder") || find_bounds("highest", "7.2"));
}

TEST(Bounds, SayWhatNoRatingCanBe) {
  EXPECT_EQ(find_contradiction(*find_bounds("level", "hard..easy")),
            "no level is from Hard to Easy");
  Bounds bounds(kToyScale);
  EXPECT_EQ(find_contradiction(bounds), std::nullopt);
  bounds.range("first") = {73, 71};
  EXPECT_EQ(find_contradiction(bounds), "no TFE is from 7.3 to 7.1");
}

TEST(Bounds, KnowWhenTheAnswerIsSure) {
  Bounds bounds(kToyScale);
  bounds.range("highest") = {40, 50};
  const auto standing = [&bounds](Range highest, Range first) {
    return bounds.standing({highest, first, Range{0, 999}});
  };
  EXPECT_EQ(standing({12, 999}, {12, 12}), Standing::open);
  EXPECT_EQ(standing({51, 999}, {12, 12}), Standing::outside);
  EXPECT_EQ(standing({0, 39}, {12, 12}), Standing::outside);
  EXPECT_EQ(standing({40, 50}, {12, 12}), Standing::inside);
  bounds.require(kToyTraits[0]);
  EXPECT_EQ(standing({41, 50}, {41, 41}), Standing::open);
  EXPECT_EQ(standing({42, 50}, {41, 41}), Standing::outside);
  EXPECT_EQ(standing({41, 41}, {41, 41}), Standing::inside);
}

std::vector<Puzzle> some_puzzles() {
  std::vector<Puzzle> puzzles;
  for (const Made& made : generate({}, {.seed = 8, .count = 60}).made) {
    puzzles.emplace_back(made.puzzle);
  }
  return puzzles;
}

TEST(Toy, ARatingIsWrittenAsItsRowSays) {
  const Rating rating = *Rater(kToyScale).rate(some_puzzles()[0]).rating;
  EXPECT_EQ(to_text(rating),
            rating.text("highest") + "/" + rating.text("first") + "/" + rating.text("last"));
  EXPECT_EQ(rating.value("last"), 12);
  EXPECT_FALSE(rating.techniques[kHighest].empty());
}

// As with HoDoKu's, bounds change how long it takes to know and not what is known.
TEST(Toy, ABoundGivesTheSameAnswer) {
  std::vector<Bounds> all(5, Bounds(kToyScale));
  all[0].range("highest") = {0, 41};
  all[1].range("highest") = {44, 999};
  all[2].range("first") = {12, 12};
  all[2].range("highest") = {12, 43};
  all[3].require(kToyTraits[0]);
  all[4].require(kToyTraits[1]);
  Rater rater(kToyScale);
  std::vector<int> inside(all.size());
  for (const Puzzle& puzzle : some_puzzles()) {
    const Rating rating = *rater.rate_unique(puzzle).rating;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool is_inside = all[i].contain(rating);
      inside[i] += is_inside ? 1 : 0;
      EXPECT_EQ(rater.rate_unique(puzzle, {.bounds = &all[i]}).is_inside, is_inside);
      EXPECT_EQ(rater.rate_unique(puzzle, {.bounds = &all[i], .is_inside_enough = true}).is_inside,
                is_inside);
    }
  }
  for (const int count : inside) EXPECT_TRUE(count > 0 && count < 60) << count;
}

// The generator's wishes know no scale either.
TEST(Toy, PuzzlesAreMadeToIt) {
  Wish wish;
  wish.ratings.emplace_back(kToyScale);
  wish.ratings[0].range("highest") = {43, 46};
  wish.ratings[0].range("first") = {12, 12};
  wish.ratings.push_back(*find_bounds("level", "medium..hard"));
  EXPECT_EQ(find_contradiction(wish), std::nullopt);
  const Generated generated = generate(wish, {.seed = 4, .count = 5});
  ASSERT_EQ(generated.made.size(), 5U);
  Rater rater(kToyScale), hodoku;
  for (const Made& made : generated.made) {
    EXPECT_TRUE(wish.ratings[0].contain(*rater.rate(Puzzle(made.puzzle)).rating));
    EXPECT_TRUE(wish.ratings[1].contain(*hodoku.rate(Puzzle(made.puzzle)).rating));
  }
  wish.ratings[0].range("first") = {13, 12};
  EXPECT_EQ(find_contradiction(wish), "no TFE is from 1.3 to 1.2");
}

// A rating that is cut off is no answer: what comes after it in the series does not count.
TEST(Toy, AStoppedRatingMakesNoPuzzle) {
  Wish wish;
  wish.ratings.emplace_back(kToyScale);
  wish.ratings[0].range("highest") = {46, 46};
  const std::vector<Made> made = generate(wish, {.seed = 4, .count = 3}).made;
  for (int most = 1; most < 4000; most = most * 3 / 2 + 1) {
    int polls = 0;
    const auto is_enough = [&polls, most] { return ++polls > most; };
    const FunctionRef<bool()> stop = is_enough;
    const Generated cut = generate(wish, {.seed = 4, .count = 3}, {.stop = &stop});
    for (std::size_t i = 0; i < cut.made.size(); ++i) {
      EXPECT_EQ(cut.made[i].puzzle, made[i].puzzle);
    }
  }
}

}  // namespace
}  // namespace nonet
