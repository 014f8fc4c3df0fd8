// What `rate` answers as JSON follows from the row of its scale, also of one that only the tests
// have; and a rating that takes too long is said to.

#include "answers/rate.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "rating/toy_scale.hpp"

namespace nonet::answers {
namespace {

using rating::kToyScale;
using Parsed = nlohmann::ordered_json;

Item item_of(std::string_view line) {
  Result<Record> record = parse(line);
  return {{.text = std::string(line), .cells = std::string(line), .record = record}, "p", 1};
}

constexpr std::string_view kPuzzle =
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";

// Singles alone do not solve it.
constexpr std::string_view kHard =
    "....47....2.....439.73.1.2....1...5.2..5......3...6..86.......7..47...3......8..5";

Args rate_args() {
  Args args;
  args.command = Command::rate;
  args.json = true;
  return args;
}

Sheet answer(std::string_view line, const Args& args, const Scale& scale) {
  Sheet sheet;
  make_rate_answerer(Task{args}, scale)(item_of(line), sheet);
  return sheet;
}

TEST(RateAnswer, HasTheFieldsOfTheRow) {
  const Sheet sheet = answer(kPuzzle, rate_args(), kToyScale);
  const Parsed json = Parsed::parse(sheet.text());
  const Rating rating = *Rater(kToyScale).rate(Puzzle(Grid::from_line(kPuzzle))).rating;
  EXPECT_EQ(json["scale"], "toy");
  EXPECT_EQ(json["highest"].dump(), rating.text("highest"));
  EXPECT_EQ(json["first"], 1.2);
  EXPECT_EQ(json["first_technique"], rating.techniques[rating::kFirst]);
  EXPECT_FALSE(json.contains("level") || json.contains("score"));
  int steps = 0, techniques = 0;
  for (const auto& [price, count] : json["steps"].items()) steps += count.get<int>();
  for (const auto& [id, count] : json["techniques"].items()) techniques += count.get<int>();
  EXPECT_EQ(steps, techniques);
  EXPECT_GT(json["steps"]["1.2"], 40);
  EXPECT_EQ(sheet.exit(), Exit::yes);
}

TEST(RateAnswer, HasNullWithoutARating) {
  const Sheet sheet = answer(std::string(81, '.'), rate_args(), kToyScale);
  const Parsed json = Parsed::parse(sheet.text());
  EXPECT_TRUE(json["highest"].is_null() && json["highest_technique"].is_null());
  EXPECT_TRUE(json["steps"].empty());
  EXPECT_EQ(sheet.exit(), Exit::no);
}

TEST(RateAnswer, PassesOnWhatIsWithinBounds) {
  Args args = rate_args();
  args.bounds.emplace_back(kToyScale);
  args.bounds[0].range("first") = {12, 12};
  EXPECT_FALSE(answer(kPuzzle, args, kToyScale).text().empty());
  args.json = false;
  EXPECT_EQ(answer(kPuzzle, args, kToyScale).text(), std::string(kPuzzle) + "\n");
  args.bounds[0].range("first") = {13, 99};
  EXPECT_TRUE(answer(kPuzzle, args, kToyScale).text().empty());
}

TEST(RateAnswer, SaysWhenTimeIsUp) {
  Args args = rate_args();
  args.given.set(static_cast<std::size_t>(Option::time_limit));  // and it is 0
  const Scale& hodoku = scales().front();
  const Sheet sheet = answer(kHard, args, hodoku);
  const Parsed json = Parsed::parse(sheet.text());
  EXPECT_EQ(json["reason"], "no rating within 0 s");
  EXPECT_TRUE(json["level"].is_null());
  EXPECT_EQ(json["status"], "unique");
  EXPECT_EQ(sheet.exit(), Exit::no);
  args.json = false;
  EXPECT_EQ(answer(kHard, args, hodoku).text(), std::string(kHard) + "  # no rating within 0 s\n");
  args.bounds.emplace_back();
  args.bounds[0].range("score").most = 1'000'000;  // known at the end alone
  const Sheet passed_over = answer(kHard, args, hodoku);
  EXPECT_EQ(passed_over.text(), "");
  ASSERT_EQ(passed_over.notes().size(), 1U);
  EXPECT_EQ(passed_over.notes()[0].words, "p:1: no rating within 0 s");
}

// Sudoku Explainer is asked where chains begin and inside them; what needs none ends at once.
TEST(RateAnswer, SaysWhenTimeIsUpOnTheOtherScale) {
  constexpr std::string_view kChains =
      "....4.5....3...7..46......2..56..2..7......9...8..2..181.......6...19.75...7...1.";
  Args args = rate_args();
  args.json = false;
  args.given.set(static_cast<std::size_t>(Option::time_limit));  // and it is 0
  const Sheet sheet = answer(kChains, args, *find_scale("se"));
  EXPECT_EQ(sheet.text(), std::string(kChains) + "  # no rating within 0 s\n");
  EXPECT_EQ(sheet.exit(), Exit::no);
}

}  // namespace
}  // namespace nonet::answers
