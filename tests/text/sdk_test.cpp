#include "text/sdk.hpp"

#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle);

TEST(Sdk, ReadsItsHeaderLines) {
  const Everything all = read_all(
      "#AMe\n#DRandom demo\n#CStart with the 4s\n#B15-11-2026\n#SDemo\n#LHard\n"
      "#Uhttp://example.org/\n# no header\n" +
      rows());
  ASSERT_EQ(summary(all), Lines{kLine});
  EXPECT_EQ(all.entries[0].format, Format::sdk);
  EXPECT_EQ(all.entries[0].record->words,
            (Words{"", "Me", "Random demo", "Start with the 4s", "15-11-2026", "Demo", "Hard",
                   "http://example.org/"}));
}

TEST(Sdk, TakesNoHeaderLineForARow) {
  const Everything all = read_all("#C.  .  . | 4  .0 2 :|\n" + rows());
  ASSERT_EQ(summary(all), Lines{kLine});
  EXPECT_EQ(all.entries[0].record->words.comment, ".  .  . | 4  .0 2 :|");
}

TEST(Sdk, GivesEachPuzzleItsOwnHeader) {
  const Everything all = read_all("#AMe\n" + rows() + "\n" + rows());
  ASSERT_EQ(all.entries.size(), 2U);
  EXPECT_EQ(all.entries[0].record->words.author, "Me");
  EXPECT_EQ(all.entries[1].record->words.author, "");
}

TEST(Sdk, NamesATitleAsLost) {
  Record record = *parse(kPuzzle);
  record.words.title = "Monday";
  EXPECT_EQ(losses(record, Format::sdk), std::vector<std::string_view>{"a title"});
}

TEST(Sadman, ReadsPuzzleStateAndPencilMarks) {
  std::string state = kLine;
  state[0] = '8';
  const Everything all = read_all("#AYou\n[Puzzle]\n" + rows() + "[State]\n" + rows(state) +
                                  "[PencilMarks]\n,36,34,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                                  ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                                  "[Colours]\nwhatever, 1 2 3\n");
  ASSERT_EQ(summary(all), Lines{state});
  const Record& record = *all.entries[0].record;
  EXPECT_EQ(all.entries[0].format, Format::sadman);
  EXPECT_EQ(record.words.author, "You");
  EXPECT_EQ(record.puzzle.placed(), CellSet{Cell(0)});
  EXPECT_EQ(record.puzzle.candidates(Cell(1)), (DigitSet{Digit(3), Digit(6)}));
  // No notes in a cell say nothing about its candidates.
  EXPECT_EQ(record.puzzle.candidates(Cell(4)),
            basic_candidates(record.puzzle.grid).digits(Cell(4)));
}

TEST(Sadman, ReadsSeveralPuzzles) {
  EXPECT_EQ(summary("[Puzzle]\n" + rows() + "\n[Puzzle]\n" + rows() + "#AMe\n[Puzzle]\n" + rows()),
            (Lines{kLine, kLine, kLine}));
}

TEST(Sadman, SaysWhatIsMissing) {
  EXPECT_EQ(summary("[Puzzle]\n" + rows().substr(0, 50)), Lines{"7:1: expected 9 rows, found 5"});
  EXPECT_EQ(summary("[Puzzle]\nhello\n"), Lines{"2:1: expected 9 rows after [Puzzle], found none"});
  std::string state = kLine;
  state[3] = '9';
  EXPECT_EQ(summary("[Puzzle]\n" + rows() + "[State]\n" + rows(state)),
            Lines{"12:1: expected the given 2 at r1c4, found 9"});
  EXPECT_EQ(summary("[Puzzle]\n" + rows() + "[PencilMarks]\n1,2\n"),
            Lines{"12:4: expected 9 lists of pencil marks, found 2"});
}

}  // namespace
}  // namespace nonet::test
