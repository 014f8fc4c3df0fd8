#include "text/marks.hpp"

#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

// A puzzle with marks beyond the basic ones, none of them alone in its cell.
Record marked() {
  Record record;
  record.puzzle = Puzzle(Grid::from_line("5" + std::string(80, '.')));
  CandidateSet marks = record.puzzle.all_candidates();
  marks.erase({Cell(1), Digit(6)});
  for (const Digit digit : DigitSet::every()) marks.erase({Cell(80), digit});
  record.puzzle.set_marks(marks);
  return record;
}

TEST(Pencilmarks, ReadsGroupsInAFrameWithAllTheirDecorations) {
  const std::string text =
      ".---------------------.-------------------.---------------------.\n"
      "| (568)  34568   346  | 2    139   1346   | 13569  7      456   |\n"
      "| 1      3456    34-6 | 8    39    a3467  | 23569  346    2456  |\n"
      "| 7      9       2    | 16   5     1346   | 8      1346   46    |\n"
      ":---------------------+-------------------+---------------------:\n"
      "| 9      146     5    | 3    7     16#    | 6      2      8     |\n"
      "| 2      1678    167  | 156  4     156    | 367    *36    9     |\n"
      "| 3      67      67   | 69   8     26     | 4      5      1     |\n"
      ":---------------------+-------------------+---------------------:\n"
      "| 56     12567   8    | 157  12    9      | 12567  146    3     |\n"
      "| 4      12357   1379 | 157  6     123578 | 1257   18     257   |\n"
      "| 56     123567  1367 | 4    123   123578 | 12567  9      2567  |\n"
      "'---------------------'-------------------'---------------------'\n";
  const Everything all = read_all("Here is my grid:\n" + text);
  ASSERT_EQ(all.entries.size(), 1U);
  ASSERT_TRUE(all.entries[0].record);
  EXPECT_EQ(all.entries[0].format, Format::pencilmarks);
  const Puzzle& puzzle = all.entries[0].record->puzzle;
  EXPECT_EQ(puzzle.grid.at(Cell::at(3, 6)), Digit(6));
  EXPECT_EQ(puzzle.candidates(Cell::at(1, 2)), (DigitSet{Digit(3), Digit(4), Digit(6)}));
  EXPECT_EQ(puzzle.candidates(Cell::at(0, 0)), (DigitSet{Digit(5), Digit(6), Digit(8)}));
}

TEST(Pencilmarks, PointsAtTheRowThatLacksAGroup) {
  std::string text = print(marked(), Format::pencilmarks);
  const std::size_t at = text.find("| 5 ");
  text.replace(at, 4, "|   ");
  const Everything all = read_all(text);
  ASSERT_EQ(all.entries.size(), 1U);
  EXPECT_EQ(all.entries[0].record.error().message(), "expected 9 cells in this row, found 8");
  EXPECT_EQ(all.entries[0].record.error().line, 2);
}

TEST(Pencilmarks, TakesNoPlainRowAmongGroups) {
  std::string text = print(marked(), Format::sdx);
  text.replace(0, text.find('\n'), "123 456 789");
  EXPECT_EQ(summary(text), Lines{"1:12: expected 9 cells in this row, found 3"});
}

TEST(Marks, ComeBackFromEveryFormatThatHoldsThem) {
  for (const Format format :
       {Format::sdx, Format::pencilmarks, Format::sukaku, Format::hodoku, Format::json}) {
    EXPECT_TRUE(losses(marked(), format).empty()) << info(format).id;
    const Result<Record> back = parse(print(marked(), format));
    ASSERT_TRUE(back) << info(format).id;
    EXPECT_EQ(back->puzzle, marked().puzzle) << info(format).id;
  }
}

TEST(Marks, NameALoneCandidateThatWouldReadAsADigit) {
  Record record = marked();
  CandidateSet marks = *record.puzzle.marks;
  for (int face = 2; face <= 9; ++face) marks.erase({Cell(10), Digit(face)});
  record.puzzle.set_marks(marks);
  for (const Format format : {Format::sdx, Format::pencilmarks, Format::sukaku}) {
    EXPECT_EQ(losses(record, format),
              std::vector<std::string_view>{"lone candidates apart from digits"});
  }
}

TEST(Sdx, TellsThePlayersDigitsByAU) {
  Record record = marked();
  record.puzzle.grid.set(Cell(40), Digit(6));
  const Result<Record> back = parse(print(record, Format::sdx));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->puzzle.placed(), CellSet{Cell(40)});
  EXPECT_EQ(read_all(print(record, Format::sdx)).entries[0].format, Format::sdx);
}

TEST(Sukaku, ReadsAnyBlankAndACellWithoutCandidates) {
  std::string text = print(marked(), Format::sukaku);
  for (char& c : text) {
    if (c == '.') c = '0';
  }
  const Result<Record> record = parse(text);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->puzzle, marked().puzzle);
  EXPECT_TRUE(record->puzzle.candidates(Cell(80)).empty());
}

TEST(Sukaku, PointsAtADigitOutOfPlace) {
  std::string text = print(marked(), Format::sukaku);
  text[9] = '4';
  EXPECT_EQ(summary(text), Lines{"1:10: expected 1 or a blank, found '4'"});
}

}  // namespace
}  // namespace nonet::test
