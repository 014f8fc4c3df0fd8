#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

TEST(Formats, AreNamedAndFoundByTheirId) {
  for (const FormatInfo& each : formats()) {
    EXPECT_EQ(find_format(each.id), each.format);
    EXPECT_EQ(info(each.format).id, each.id);
    EXPECT_FALSE(each.description.empty());
  }
  EXPECT_FALSE(find_format("nothing"));
}

TEST(Printer, EndsEverythingWithANewline) {
  const Record record = *parse(kPuzzle);
  for (const FormatInfo& each : formats()) {
    const Printer printer(each.format);
    for (const std::string& text : {printer.head(), printer.entry(record, 1), printer.tail()}) {
      EXPECT_TRUE(text.empty() || text.back() == '\n') << each.id;
    }
  }
}

TEST(Printer, KeepsPuzzlesOfSeveralLinesApart) {
  const Record record = *parse(kPuzzle);
  EXPECT_EQ(Printer(Format::block).entry(record, 1), rows());
  EXPECT_EQ(Printer(Format::block).entry(record, 2), "\n" + rows());
}

TEST(Printer, WritesPlacedDigitsWhereverDigitsAreWritten) {
  Record record = *parse(kPuzzle);
  record.puzzle.grid.set(Cell(0), Digit(8));
  EXPECT_EQ(print(record, Format::line), "8" + std::string(kPuzzle).substr(1) + "\n");
}

TEST(Losses, AreNamedOneByOne) {
  Record record = *parse(kPuzzle);
  EXPECT_TRUE(losses(record, Format::line).empty());
  record.puzzle.grid.set(Cell(0), Digit(8));
  CandidateSet marks = record.puzzle.all_candidates();
  marks.erase({Cell(1), Digit(6)});
  record.puzzle.set_marks(marks);
  record.solution = Grid::from_line(kSolution);
  record.words.title = "t";
  record.words.comment = "c";
  record.step = {"0702", "9", "", "", ""};
  using Phrases = std::vector<std::string_view>;
  EXPECT_EQ(losses(record, Format::block),
            (Phrases{"placed digits apart from givens", "pencil marks", "the solution",
                     "title and other words", "a comment", "the library step"}));
  EXPECT_EQ(losses(record, Format::json), Phrases{});
  record = *parse(kPuzzle);
  record.words.comment = "two\nlines";
  EXPECT_EQ(losses(record, Format::line), Phrases{"line breaks and control characters in words"});
}

}  // namespace
}  // namespace nonet::test
