// Problems that take several lines: which lines belong together, and where an error stands.

#include <gtest/gtest.h>

#include "nonet/problem_text.hpp"
#include "nonet/text.hpp"
#include "text/byte_stream.hpp"

namespace nonet {
namespace {

std::vector<Entry> read_all(std::string_view text, ReadOptions options = {}) {
  options.takes_problems = true;
  Reader reader(text::source_of(text), std::move(options));
  std::vector<Entry> entries;
  while (std::optional<Entry> entry = reader.next()) entries.push_back(std::move(*entry));
  return entries;
}

std::string line_of(const Entry& entry) {
  return entry.record ? problem_line(problem_of(*entry.record)) : entry.record.error().message();
}

TEST(Stanza, CluesStandUnderTheirGrid) {
  const auto entries = read_all(
      "# two of them\n1...............\ncage 5 r1c23  # a cage\n\n# more\nantiking\n\n"
      ".2..............\nthermo r1c1 r2c1\n..3.............\n");
  ASSERT_EQ(entries.size(), 4U);
  EXPECT_EQ(line_of(entries[0]), "1...............; cage 5 r1c23");
  EXPECT_EQ(line_of(entries[1]), "expected a grid above its clues, found 'antiking'");
  EXPECT_EQ(line_of(entries[2]), ".2..............; thermo r1c1 r2c1");
  EXPECT_EQ(line_of(entries[3]), "..3.............");
  EXPECT_EQ(entries[2].line, 8);
}

TEST(Stanza, RowsOfAnyBoard) {
  EXPECT_EQ(line_of(read_all("1...\n....\n..2.\n....\n")[0]), "1.........2.....");
  EXPECT_EQ(line_of(read_all("1 . | . .\n. . | . .\n---+----\n. . | 2 .\n. . | . .\n\n")[0]),
            "1.........2.....");
  std::string large, wide;
  for (int row = 0; row < 16; ++row) {
    large += row == 3 ? "1..G............\n" : "................\n";
    wide += row == 3 ? "1 . . 16 . . . . . . . . . . . .\n" : ". . . . . . . . . . . . . . . .\n";
  }
  for (const std::string& text : {large, wide}) {
    const auto entries = read_all(text + "cage 3 r1c1,2\n");
    ASSERT_EQ(entries.size(), 1U) << text;
    ASSERT_TRUE(entries[0].record) << entries[0].record.error().message();
    const Problem problem = problem_of(*entries[0].record);
    EXPECT_EQ(problem.side, 16);
    EXPECT_EQ(problem.digits[3 * 16 + 3], 16);
    EXPECT_EQ(problem.clues.size(), 1U);
  }
  // Sixteen signs a line are boards of four where nothing says otherwise.
  EXPECT_EQ(read_all("1...............\n....2...........\n").size(), 2U);
}

TEST(Stanza, AnErrorStandsWhereItIs) {
  const auto short_row = read_all("1...\n...\n....\n....\ncage 3 r1c12\n");
  ASSERT_EQ(short_row.size(), 1U);
  EXPECT_EQ(short_row[0].record.error(), (ParseError{2, 1, "4 cells in every row", "3"}));
  const auto clause = read_all("1...\n....\n....\n....\n  cage 3 r1c19\n");
  ASSERT_EQ(clause.size(), 1U);
  EXPECT_EQ(clause[0].record.error().line, 5);
  EXPECT_EQ(clause[0].record.error().column, 10);
}

TEST(Stanza, AMisspeltClueBelongsToItsGrid) {
  const auto entries = read_all("1...\n....\n....\n....\ncagee 5 r1c12\n\n1...............\n");
  ASSERT_EQ(entries.size(), 2U);
  ASSERT_FALSE(entries[0].record);
  EXPECT_EQ(entries[0].record.error().line, 5);
  EXPECT_EQ(entries[0].record.error().found, "'cagee'");
  EXPECT_TRUE(entries[1].record);
}

TEST(Stanza, AnObjectCutShortCostsNoOther) {
  const std::string row = "[{},{},{},{}]";
  const std::string object =
      R"({"size":4,"grid":[)" + row + "," + row + "," + row + "," + row + "]}\n";
  const auto entries = read_all(object + R"({"size":4,"grid":[[{},{},)" + "\n" + object +
                                    R"({"title":"a"b","grid":)" + "\n" +
                                    "1...............; cage 5 r1c23\n{\"size\":4,\n\"grid\":[" +
                                    row + "," + row + ",\n" + row + "," + row + "]}\n",
                                {.format = Format::fpuzzles});
  ASSERT_EQ(entries.size(), 6U);
  for (const std::size_t good : {0, 2, 5}) EXPECT_TRUE(entries[good].record) << good;
  EXPECT_EQ(entries[1].record.error().line, 2);
  EXPECT_EQ(entries[3].record.error().line, 4);
}

TEST(Stanza, AGridCutShortCostsNoOther) {
  const auto entries =
      read_all("1...\n1...............\ncage 5 r1c23\n",
               {.problems = std::make_shared<const ProblemOptions>(ProblemOptions{.side = 4})});
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].record.error().message(), "expected 4 rows of 4 cells, found 1");
  EXPECT_EQ(line_of(entries[1]), "1...............; cage 5 r1c23");
}

TEST(Stanza, BoardsOfNineStayWhatTheyAre) {
  const std::string line81 =
      "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.";
  std::string rows;
  for (std::size_t i = 0; i < 81; i += 9) rows += line81.substr(i, 9) + "\n";
  for (const std::string& text : {line81 + "\n", rows}) {
    const auto entries = read_all(text);
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].record->problem, nullptr);
    const auto clued = read_all(text + "cage 9 r1c12\n");
    ASSERT_EQ(clued.size(), 1U);
    EXPECT_EQ(line_of(clued[0]), line81 + "; cage 9 r1c12");
  }
}

TEST(Stanza, ObjectsOverSeveralLines) {
  const std::string object =
      "{\"size\": 4,\n\"grid\": [[{},{},{},{}],[{},{},{},{}],\n[{},{},{},{}],[{},{},{},{}]],\n"
      "\"antiking\": true\n}\n";
  const auto entries = read_all(object + object, {.format = Format::fpuzzles});
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(line_of(entries[1]), "................; antiking");
  const auto bad = read_all("{\"size\": 4,\n\"grid\": 7}\n", {.format = Format::fpuzzles});
  ASSERT_EQ(bad.size(), 1U);
  EXPECT_FALSE(bad[0].record);
}

}  // namespace
}  // namespace nonet
