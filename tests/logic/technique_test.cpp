// The table of techniques: every row has its words, its example and its place.

#include "nonet/technique.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "logic/samples.hpp"
#include "nonet/schedule.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

TEST(Techniques, HaveRoomForMoreThanAByteCounts) {
  EXPECT_EQ(sizeof(Technique), 2U);
  EXPECT_EQ(info(static_cast<Technique>(techniques().size() - 1)).id, techniques().back().id);
}

TEST(Techniques, SayInWordsWhichOfTheirFamilyTheyAre) {
  for (const TechniqueInfo& row : techniques()) {
    const Prose& words = prose(row.technique);
    EXPECT_EQ(std::string(words.summary).find_first_of("{|}"), std::string::npos) << row.id;
    EXPECT_EQ(std::string(words.why).find_first_of("{|}"), std::string::npos) << row.id;
  }
  EXPECT_EQ(
      prose(Technique::jellyfish).summary,
      "a digit whose places in four rows lie in the same four columns, or the other way round");
  EXPECT_TRUE(prose(Technique::finned_x_wing).summary.starts_with("an X-Wing but for"));
  EXPECT_TRUE(
      prose(Technique::finned_franken_whale).summary.starts_with("a Franken Whale but for"));
  EXPECT_TRUE(prose(Technique::grouped_aic).summary.ends_with("taken together as groups"));
  EXPECT_TRUE(prose(Technique::als_aic).summary.ends_with("through almost locked sets"));
}

TEST(Techniques, ShareNoWordThatNamesThem) {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  std::set<std::string_view> codes;
  for (const TechniqueInfo& row : techniques()) {
    EXPECT_TRUE(ids.insert(row.id).second) << row.id;
    EXPECT_TRUE(names.insert(row.name).second) << row.name;
    if (!row.hodoku.empty()) EXPECT_TRUE(codes.insert(row.hodoku).second) << row.hodoku;
  }
}

TEST(Techniques, ShareNoRungOfTheLadder) {
  std::set<int> ranks;
  for (const TechniqueInfo& row : techniques()) {
    if (row.rank > 0) EXPECT_TRUE(ranks.insert(row.rank).second) << row.id << " " << row.rank;
  }
}

// A finder does not know its name: what it finds bears that of the row that was asked.
TEST(Techniques, ListStepsOfTheirOwnAlone) {
  for (const TechniqueInfo& row : techniques()) {
    const Result<Record> record = parse(example(row.technique));
    ASSERT_TRUE(record) << row.id;
    int steps = 0;
    samples::for_each_step(record->puzzle, row.technique, [&](const Step& step) {
      EXPECT_EQ(step.technique(), row.technique) << row.id;
      return ++steps < 5 ? Flow::go_on : Flow::stop;
    });
    EXPECT_GT(steps, 0) << row.id;
  }
}

}  // namespace
}  // namespace nonet
