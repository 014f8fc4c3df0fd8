// The options that follow from the rows of the scales: which there are, what they say, what they
// mean. Held against HoDoKu's scale and one of three numbers that only the tests have.

#include "answers/scale_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "answers/rating_template.hpp"
#include "rating/toy_scale.hpp"

namespace nonet::answers {
namespace {

using rating::kToyScale;

const std::vector<Scale>& both() {
  static const std::vector<Scale> kBoth = {scales().front(), kToyScale};
  return kBoth;
}

const ScaleOptions& table() {
  static const ScaleOptions kTable(both());
  return kTable;
}

const OptionRow& option(std::string_view flag) {
  const auto row = std::ranges::find(table().rows(), flag, &OptionRow::flags);
  EXPECT_NE(row, table().rows().end()) << flag;
  return *row;
}

struct Typed {
  std::string_view flag, value;
};

using Read = std::variant<std::vector<Bounds>, std::string>;

Read read(std::initializer_list<Typed> typed, std::size_t implied = 0) {
  std::vector<AskedRating> asked;
  for (const Typed& each : typed) asked.push_back({&option(each.flag), std::string(each.value)});
  return read_bounds(asked, both(), both()[implied]);
}

std::string fault(std::initializer_list<Typed> typed) {
  const Read result = read(typed);
  const auto* words = std::get_if<std::string>(&result);
  return words == nullptr ? "fine" : *words;
}

Bounds bounds(std::initializer_list<Typed> typed, std::size_t implied = 0) {
  const Read result = read(typed, implied);
  if (const auto* words = std::get_if<std::string>(&result)) ADD_FAILURE() << *words;
  const auto& all = std::get<std::vector<Bounds>>(result);
  EXPECT_EQ(all.size(), 1U);
  return all[0];
}

TEST(ScaleOptions, ThereIsOneForEachPartAndTrait) {
  EXPECT_TRUE(option("--difficulty").is_on(Command::generate));
  EXPECT_TRUE(option("--score").is_on(Command::generate));
  EXPECT_TRUE(option("--highest").is_on(Command::generate));
  EXPECT_TRUE(option("--front").is_on(Command::rate) && option("--front").is_on(Command::generate));
  EXPECT_TRUE(option("--max").is_on(Command::rate) && option("--max-last").is_on(Command::rate));
  EXPECT_FALSE(option("--max-last").is_listed);
}

TEST(ScaleOptions, TheirHelpIsMadeFromTheRow) {
  EXPECT_EQ(option("--highest").help,
            "the hardest step, by 'nonet rate --scale toy': a number, or a range such as 4.1..4.6");
  EXPECT_EQ(option("--difficulty").help,
            "the level, by 'nonet rate': easy, medium, hard, unfair or extreme, or a range such as "
            "medium..hard");
  EXPECT_EQ(
      option("--min").help,
      "pass on only puzzles with this or more: level=medium, score=300, highest=4.1, first=1.2, "
      "last=1.2; several with commas. --min-level medium is the same as --min level=medium");
}

TEST(ScaleOptions, ABoundMayBeSpelledInSeveralWays) {
  EXPECT_EQ(bounds({{"--min", "level=hard"}}).range("level"), (Range{2, 4}));
  EXPECT_EQ(bounds({{"--min-level", "Hard"}}).range("level"), (Range{2, 4}));
  EXPECT_EQ(bounds({{"--min", "hard"}}).range("level"), (Range{2, 4}));
  EXPECT_EQ(bounds({{"--difficulty", "hard.."}}).range("level"), (Range{2, 4}));
  EXPECT_EQ(bounds({{"--min", "900"}}).range("score").least, 900);
  EXPECT_EQ(bounds({{"--min", "4.2"}}, 1).range("highest").least, 42);
  EXPECT_EQ(bounds({{"--max", "first=1.2"}}).range("first"), (Range{0, 12}));
}

TEST(ScaleOptions, BoundsOfAScaleStandTogether) {
  const Bounds all =
      bounds({{"--min", "highest=4.1,first=1.2"}, {"--max", "4.6"}, {"--front", ""}}, 1);
  EXPECT_EQ(all.range("highest"), (Range{41, 46}));
  EXPECT_EQ(all.range("first").least, 12);
  EXPECT_EQ(all.equal(), 3U);
  const Read two = read({{"--highest", "4.1..4.6"}, {"--difficulty", "hard"}});
  const auto& list = std::get<std::vector<Bounds>>(two);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].scale().name, "hodoku");
  EXPECT_EQ(list[1].scale().name, "toy");
}

TEST(ScaleOptions, SayWhatTheyExpect) {
  EXPECT_EQ(fault({{"--min", "harder"}}),
            "--min: expected level=medium or score=300, found 'harder'");
  EXPECT_EQ(fault({{"--min", "er=7.1"}}),
            "--min: expected level=medium or score=300, found 'er=7.1'");
  EXPECT_EQ(fault({{"--min", ""}}), "--min: expected level=medium or score=300, found ''");
  EXPECT_EQ(fault({{"--min", "level=hard,"}}),
            "--min: expected level=medium or score=300, found ''");
  EXPECT_EQ(fault({{"--max", "first=1.25"}}),
            "--max: expected a number from 0.0 to 99.9, found '1.25'");
  EXPECT_EQ(fault({{"--max-level", "nice"}}),
            "--max-level: expected easy, medium, hard, unfair or extreme, found 'nice'");
  EXPECT_EQ(fault({{"--highest", "4.6...5"}}),
            "--highest: expected a number from 0.0 to 99.9, or a range such as 4.1..4.6, found "
            "'4.6...5'");
  EXPECT_EQ(fault({{"--min-first", "4"}, {"--max-first", "3"}}), "no TFE is from 4.0 to 3.0");
}

TEST(RatingTemplate, KnowsThePartsOfTheScale) {
  const Puzzle puzzle(Grid::from_line(
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
  const Rating rating = *Rater(kToyScale).rate(puzzle).rating;
  EXPECT_EQ(find_fault_in_template("%p %{highest}/%{first} 100%%", kToyScale), std::nullopt);
  EXPECT_EQ(fill_template("%p:%{first}:100%%", "cells", rating), "cells:1.2:100%");
  EXPECT_EQ(find_fault_in_template("%l", kToyScale),
            "expected %p, %{highest}, %{first}, %{last}, %t or %%, found '%l'");
  EXPECT_EQ(find_fault_in_template("%{level}", scales().front()), std::nullopt);
  for (const char* text : {"%", "%{", "%{level", "%{er}", "%{}", "a%"}) {
    EXPECT_NE(find_fault_in_template(text, scales().front()), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace nonet::answers
