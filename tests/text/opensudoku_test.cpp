#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle);

TEST(Opensudoku, ReadsTheFirstVersion) {
  const Everything all = read_all(
      "<?xml version=\"1.0\"?>\n<opensudoku>\n <name>Easy &amp; fun</name><author>Me</author>\n"
      " <level>1</level><sourceURL>http://x</sourceURL>\n <!-- <game data=\"no\"/> -->\n"
      " <game data=\"" +
      zeros() + "\" />\n <game data='" + zeros() + "'></game>\n</opensudoku>\n");
  ASSERT_EQ(summary(all), (Lines{kLine, kLine}));
  EXPECT_EQ(all.entries[1].record->words,
            (Words{"Easy & fun", "Me", "", "", "", "", "1", "http://x"}));
  EXPECT_EQ(all.entries[0].line, 6);
}

TEST(Opensudoku, ReadsFoldersOfTheSecondVersion) {
  const Everything all = read_all(
      "<opensudoku version=\"2\"><folder name=\"Easy\" created=\"17\">\n<game created=\"1778\" "
      "state=\"0\" time=\"0\" note=\"nice\" data=\"" +
      zeros() + "\"/></folder>\n<folder name=\"Hard\"><game data=\"" + zeros() +
      "\"/></folder></opensudoku>");
  ASSERT_EQ(summary(all), (Lines{kLine, kLine}));
  EXPECT_EQ(all.entries[0].record->words.title, "Easy");
  EXPECT_EQ(all.entries[0].record->words.comment, "nice");
  EXPECT_EQ(all.entries[0].record->words.date, "");
  EXPECT_EQ(all.entries[1].record->words.title, "Hard");
}

std::string started(int version) {
  std::string data = "version: " + std::to_string(version) + "\n";
  for (std::size_t i = 0; i < 81; ++i) {
    const char value = i == 0 ? '8' : zeros()[i];
    const std::string notes = version == 1 ? (i == 1 ? "3,6," : "-") : (i == 1 ? "36" : "0");
    data.append(1, value).append("|").append(notes).append(version == 4 ? "|0|" : "|");
    data.append(version == 2 ? "|" : "").append(kLine[i] == '.' ? "1|" : "0|");
  }
  return data;
}

TEST(Opensudoku, ReadsStartedGames) {
  for (int version = 1; version <= 4; ++version) {
    const Everything all = read_all("<opensudoku version=\"2\"><game data=\"" + started(version) +
                                    "\"/></opensudoku>");
    ASSERT_EQ(all.entries.size(), 1U);
    ASSERT_TRUE(all.entries[0].record) << version << all.entries[0].record.error().message();
    const Puzzle& puzzle = all.entries[0].record->puzzle;
    EXPECT_EQ(puzzle.placed(), CellSet{Cell(0)}) << version;
    EXPECT_EQ(puzzle.candidates(Cell(1)), (DigitSet{Digit(3), Digit(6)})) << version;
    EXPECT_EQ(puzzle.candidates(Cell(2)), basic_candidates(puzzle.grid).digits(Cell(2)));
  }
}

TEST(Opensudoku, SaysWhichGameIsWrong) {
  EXPECT_EQ(
      summary("<opensudoku>\n<game data=\"123\"/>\n  <game/>\n<game data=\"version: 9 x\"/>\n"
              "<game data=\"" +
              zeros() + "\"/></opensudoku>"),
      (Lines{"2:1: expected 81 cells, found 3", "3:3: expected a game with data, found '<game/>'",
             "4:1: expected 81 cells, found a started game we cannot read", kLine}));
}

TEST(Opensudoku, SaysThatTheFileWasCut) {
  EXPECT_EQ(summary("<opensudoku>\n<game data=\"" + zeros() + "\"/>\n"),
            (Lines{kLine, "3:1: expected </opensudoku>, found the end of the file"}));
  EXPECT_EQ(summary("<opensudoku>\n<game data=\"" + zeros()),
            Lines{"2:1: expected the end of the game, found the end of the file"});
}

TEST(Opensudoku, WritesWordsWithTheirSpecialCharactersEscaped) {
  Record record = *parse(kPuzzle);
  record.words.title = "a<b & \"c\"";
  const std::string text = print(record, Format::opensudoku);
  EXPECT_NE(text.find("name=\"a&lt;b &amp; &quot;c&quot;\""), std::string::npos);
  EXPECT_EQ(*parse(text), record);
}

}  // namespace
}  // namespace nonet::test
