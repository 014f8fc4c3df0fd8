#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle);

TEST(Hodoku, ReadsALineWithoutAStep) {
  const Everything all = read_all(":0000:x:" + kLine + ":::\n");
  EXPECT_EQ(summary(all), Lines{kLine});
  EXPECT_FALSE(all.entries[0].record->step);
}

TEST(Hodoku, TellsPlacedDigitsFromGivens) {
  const Result<Record> record = parse(":0002:8:+8" + kLine.substr(1) + ":::811:");
  ASSERT_TRUE(record);
  EXPECT_EQ(record->puzzle.placed(), CellSet{Cell(0)});
  EXPECT_EQ(record->step->placements, "811");
  EXPECT_EQ(print(*record, Format::hodoku), ":0002:8:+8" + kLine.substr(1) + ":::811:\n");
}

TEST(Hodoku, TakesDeletedCandidatesFromTheMarks) {
  const Result<Record> record = parse(":0702-1:9:" + kLine + ":511 913:945 948::3");
  ASSERT_TRUE(record);
  // 5 was a candidate of r1c1; 9 never was one of r1c3.
  CandidateSet marks = Puzzle(Grid::from_line(kPuzzle)).all_candidates();
  marks.erase({Cell(0), Digit(5)});
  EXPECT_EQ(record->puzzle.marks, marks);
  EXPECT_EQ(record->step, (LibraryStep{"0702-1", "9", "945 948", "", "3"}));
}

TEST(Hodoku, PointsIntoItsFields) {
  EXPECT_EQ(summary(":0000:x:" + kLine.substr(1) + ":::"),
            Lines{"1:89: expected 81 cells, found 80"});
  EXPECT_EQ(summary(":0000:x:+" + kLine + ":::"),
            Lines{"1:10: expected a digit after +, found '.'"});
  EXPECT_EQ(summary(":0000:x:" + kLine + ":91:::"),
            Lines{"1:91: expected a digit, its row and its column, found '91'"});
}

TEST(Hodoku, NamesMarksItCannotHold) {
  Record record = *parse(kPuzzle);
  CandidateSet marks = record.puzzle.all_candidates();
  marks.insert(Candidate(Cell(0), Digit(2)));
  record.puzzle.set_marks(marks);
  EXPECT_EQ(losses(record, Format::hodoku),
            std::vector<std::string_view>{"pencil marks that the digits rule out"});
}

}  // namespace
}  // namespace nonet::test
