#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

Record record_of(std::string text) {
  const Result<Record> record = parse(text);
  EXPECT_TRUE(record) << text;
  return record ? *record : Record();
}

TEST(Line, ReadsEveryBlankPeopleUse) {
  for (const char blank : std::string("0.*_-xX?")) {
    std::string text(kPuzzle);
    for (char& c : text) {
      if (c == '.') c = blank;
    }
    const Everything all = read_all(text);
    ASSERT_EQ(all.entries.size(), 1U) << blank;
    EXPECT_EQ(summary(all), Lines{std::string(kPuzzle)});
    EXPECT_EQ(all.entries[0].cells, text);
  }
}

TEST(Line, TakesSpacesForBlanksInALineOf81) {
  std::string text(kPuzzle);
  for (char& c : text) {
    if (c == '.') c = ' ';
  }
  EXPECT_EQ(summary(text + "\n" + text), (Lines{std::string(kPuzzle), std::string(kPuzzle)}));
}

TEST(Line, TakesSeparatorsBetweenAllCells) {
  std::string commas, spaces;
  for (const char c : kPuzzle) commas.append({c, ','}), spaces.append({c, ' '});
  EXPECT_EQ(summary(commas), Lines{std::string(kPuzzle)});
  EXPECT_EQ(summary(spaces), Lines{std::string(kPuzzle)});
}

TEST(Line, KeepsWhatFollowsThePuzzleAsItsComment) {
  const std::string puzzle(kPuzzle);
  EXPECT_EQ(record_of(puzzle + " # easy, by me").words.comment, "easy, by me");
  EXPECT_EQ(record_of(puzzle + "; ED=1.2").words.comment, "ED=1.2");
  EXPECT_EQ(record_of(puzzle + "\t7.1").words.comment, "7.1");
  EXPECT_EQ(record_of(puzzle + " 7.1/7.1/2.6").words.comment, "7.1/7.1/2.6");
}

TEST(Line, TakesALabelBeforeThePuzzleAsItsTitle) {
  EXPECT_EQ(record_of("No 17: " + std::string(kPuzzle)).words.title, "No 17");
  EXPECT_EQ(record_of("17 " + std::string(kPuzzle)).words.title, "17");
}

TEST(Line, CountsCellsWhenThereAreTooFewOrTooMany) {
  const std::string puzzle(kPuzzle);
  EXPECT_EQ(summary(puzzle.substr(0, 80)), Lines{"1:81: expected 81 cells, found 80"});
  EXPECT_EQ(summary(puzzle + "4"), Lines{"1:82: expected 81 cells, found 82"});
}

TEST(Line, PointsAtTheCharacterThatIsNoCell) {
  std::string puzzle(kPuzzle);
  puzzle[40] = 'q';
  EXPECT_EQ(summary(puzzle), Lines{"1:41: expected a digit or a blank, found 'q'"});
  puzzle[40] = '\x07';
  EXPECT_EQ(summary(puzzle), Lines{"1:41: expected a digit or a blank, found '\\x07'"});
}

TEST(Line, ShowsAnUnreadableLineShortAndWithoutControlCharacters) {
  const Everything all = read_all("what is \x1b[31mthis line doing here, one wonders\n");
  ASSERT_EQ(all.entries.size(), 1U);
  EXPECT_EQ(all.entries[0].record.error().found, "'what is \\x1b[31mthis line doing here, on...'");
  EXPECT_EQ(all.entries[0].text, "what is \\x1b[31mthis line doing here, one wonders");
  EXPECT_EQ(all.entries[0].cells, "");
}

TEST(Line, TakesARuleForARule) {
  for (const std::string& rule : {std::string(81, '-'), "." + std::string(79, '-') + "."}) {
    EXPECT_FALSE(read_all(std::string(kPuzzle) + "\n" + rule + "\n").entries[1].record);
  }
}

TEST(Line, ReadsIllegalPuzzlesLikeAnyOther) {
  const std::string illegal = "55" + std::string(79, '.');
  EXPECT_EQ(summary(illegal), Lines{illegal});
}

TEST(Line, WritesItsCommentAfterTheCells) {
  Record record = record_of(std::string(kPuzzle));
  EXPECT_EQ(print(record, Format::line), std::string(kPuzzle) + "\n");
  record.words.comment = "two\nlines";
  EXPECT_EQ(print(record, Format::line), std::string(kPuzzle) + "  # two lines\n");
}

TEST(Sdm, WritesZerosAndNothingElse) {
  Record record = record_of(std::string(kPuzzle) + " # gone");
  EXPECT_EQ(print(record, Format::sdm), zeros() + "\n");
}

}  // namespace
}  // namespace nonet::test
