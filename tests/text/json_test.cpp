#include "text/json.hpp"

#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle), kFull(kSolution);

std::string array_of(std::string_view cells) {
  std::string text = "[";
  for (std::size_t i = 0; i < 81; ++i) {
    if (i % 9 == 0) text += i == 0 ? "[" : "],\n [";
    if (i % 9 != 0) text += ", ";
    text += cells[i] == '.' ? '0' : cells[i];
  }
  return text + "]]";
}

TEST(Json, WritesOnlyWhatIsThere) {
  EXPECT_EQ(print(*parse(kPuzzle), Format::json),
            "{\"schema\":\"nonet/puzzle/1\",\"puzzle\":\"" + kLine + "\"}\n");
}

TEST(Json, HoldsEverything) {
  Record record = *parse(kPuzzle);
  record.puzzle.grid.set(Cell(0), Digit(8));
  CandidateSet marks = record.puzzle.all_candidates();
  marks.erase({Cell(1), Digit(6)});
  record.puzzle.set_marks(marks);
  record.solution = Grid::from_line(kFull);
  record.words = {"a \"title\"", "me\n", "d\\", "c\x01", "today", "book", "hard", "http://x"};
  record.step = {"0702", "9", "945 948", "", "3"};
  EXPECT_TRUE(losses(record, Format::json).empty());
  const Result<Record> back = parse(print(record, Format::json));
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, record);
}

TEST(Json, ReadsNineArraysOfNine) {
  EXPECT_EQ(summary(array_of(kPuzzle)), Lines{kLine});
  EXPECT_EQ(summary("{\"grid\":" + array_of(kPuzzle) + "}"), Lines{kLine});
  EXPECT_EQ(summary("[" + array_of(kPuzzle) + "," + array_of(kPuzzle) + "]"),
            (Lines{kLine, kLine}));
}

TEST(Json, ReadsObjectsOneALine) {
  const std::string object = "{\"puzzle\":\"" + kLine + "\",\"more\":[1,{\"a\":null}]}";
  EXPECT_EQ(summary(object + "\n{\"puzzle\":3}\n{\"puzzle\":\"" + kLine + "\",}\n" + object),
            (Lines{kLine, "2:2: expected 81 cells, found a number",
                   "3:95: expected JSON, found '}'", kLine}));
}

TEST(Json, ReadsAnArrayOfObjectsAndOfStrings) {
  EXPECT_EQ(summary("[\n  {\"puzzle\": \"" + kLine + "\"},\n  {\"puzzle\":\n    \"" +
                    kLine.substr(1) + "\"},\n  {}\n]\n"),
            (Lines{kLine, "3:4: expected 81 cells, found 80",
                   "5:3: expected a \"puzzle\" in the object, found none"}));
  EXPECT_EQ(summary("[\"" + kLine + "\", \"" + zeros() + "\"]"), (Lines{kLine, kLine}));
}

TEST(Json, SaysWhereADocumentWasCut) {
  EXPECT_EQ(summary("[{\"puzzle\":\"" + kLine + "\"},\n{\"puz"),
            (Lines{kLine, "2:6: expected the end of this JSON value, found the end of the file"}));
  EXPECT_EQ(summary("[{\"puzzle\":\"" + kLine + "\"}"),
            (Lines{kLine, "1:96: expected ], found the end of the file"}));
}

TEST(Json, RefusesAStateThatChangesAGiven) {
  std::string state = kFull;
  state[3] = '9';
  const Result<Record> record = parse("{\"puzzle\":\"" + kLine + "\",\"state\":\"" + state + "\"}");
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error().message(), "expected the given at r1c4, found 9");
}

TEST(Json, RefusesCandidatesThatAreNotNineByNine) {
  EXPECT_FALSE(parse("{\"puzzle\":\"" + kLine + "\",\"candidates\":[[\"12\"]]}"));
  EXPECT_FALSE(parse("{\"puzzle\":\"" + kLine + "\",\"candidates\":7}"));
}

TEST(Json, SurvivesDeepNesting) {
  const std::string deep(500000, '[');
  EXPECT_EQ(summary("{\"puzzle\":" + deep + "\n").size(), 1U);
  EXPECT_EQ(summary(deep).size(), 1U);
  EXPECT_EQ(summary("{\"a\":" + std::string(5000, '[') + std::string(5000, ']') + "}"),
            Lines{"1:1: expected a puzzle, found JSON too deep"});
}

TEST(Json, NamesWordsItCannotSpell) {
  Record record = *parse(kPuzzle);
  record.words.title = "\xff";
  EXPECT_EQ(losses(record, Format::json),
            std::vector<std::string_view>{"words that are not UTF-8"});
  EXPECT_EQ(parse(print(record, Format::json))->words.title, "\xef\xbf\xbd");
}

TEST(Json, PassesOverWhatIsWrongInOtherFields) {
  const std::string puzzle = "\"puzzle\":\"" + std::string(kPuzzle) + "\"}";
  for (const std::string other :
       {"\"er\":1e999", "\"er\":-1E+400", "\"er\":NaN", "\"er\":-Infinity", "\"id\":007",
        "\"by\":\"\\ud83d\"", "\"by\":\"\\udc00\\ud800\"", "\"by\":\"M\xfcller\"",
        "\"list\":[1,{\"a\":[1e400,\"\\ud800x\"]}]"}) {
    EXPECT_EQ(summary("{" + other + "," + puzzle), Lines{std::string(kPuzzle)}) << other;
  }
  const std::string many = "\"id\":" + std::string(400, '7');
  EXPECT_EQ(summary("{" + many + "," + puzzle), Lines{std::string(kPuzzle)});
}

TEST(Json, KeepsTheWordsAroundHalfACharacter) {
  const Everything all = read_all("{\"puzzle\":\"" + std::string(kPuzzle) +
                                  "\",\"title\":\"a\\ud83db\",\"author\":\"\\ud83d\\ude00\"}");
  ASSERT_TRUE(all.entries[0].record);
  EXPECT_EQ(all.entries[0].record->words.title,
            "a\xef\xbf\xbd"
            "b");
  EXPECT_EQ(all.entries[0].record->words.author, "\xf0\x9f\x98\x80");
}

TEST(Json, MendsNoCells) {
  std::string cells = "[1e999";
  for (int i = 1; i < 81; ++i) cells += ",0";
  EXPECT_EQ(summary("{\"puzzle\":" + cells + "]}"),
            Lines{"1:2: expected a digit or a blank, found an object"});
  EXPECT_EQ(summary("{\"er\":1x,\"puzzle\":\"" + std::string(kPuzzle) + "\"}"),
            Lines{"1:8: expected JSON, found 'x'"});
}

TEST(Json, LosesNoLineToABrokenFirstOne) {
  const std::string good = "{\"puzzle\":\"" + std::string(kPuzzle) + "\"}\n";
  EXPECT_EQ(
      summary("{\"puzzle\":\n" + good + good),
      (Lines{"1:11: expected JSON, found the end", std::string(kPuzzle), std::string(kPuzzle)}));
  EXPECT_EQ(summary("{\"puzzle\":\n" + std::string(kPuzzle) + "\n").size(), 2U);
}

TEST(Json, LosesOnePuzzleOfAListToAForgottenQuote) {
  const std::string good = "{\"puzzle\":\"" + std::string(kPuzzle) + "\"}";
  EXPECT_EQ(
      summary("[" + good + ",\n{\"puzzle\":\"53},\n" + good + "]"),
      (Lines{std::string(kPuzzle), "2:16: expected a closing quote, found the end of the line",
             std::string(kPuzzle)}));
  EXPECT_EQ(
      summary("[\"" + std::string(kPuzzle) + ",\n\"" + std::string(kPuzzle) + "\"\n]"),
      (Lines{"1:85: expected a closing quote, found the end of the line", std::string(kPuzzle)}));
}

}  // namespace
}  // namespace nonet::test
