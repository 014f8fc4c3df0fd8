#include "text/csv.hpp"

#include <gtest/gtest.h>

#include "text/entries.hpp"

namespace nonet::test {
namespace {

const std::string kLine(kPuzzle), kFull(kSolution);

TEST(Csv, LeavesTheHeaderOutAndKeepsTheSolution) {
  const Everything all = read_all("quizzes,solutions\n" + zeros() + "," + kFull + "\n");
  ASSERT_EQ(summary(all), Lines{kLine});
  EXPECT_EQ(all.entries[0].line, 2);
  EXPECT_EQ(all.entries[0].format, Format::csv);
  EXPECT_EQ(all.entries[0].cells, zeros());
  EXPECT_EQ(all.entries[0].record->solution, Grid::from_line(kFull));
}

TEST(Csv, KeepsOtherColumnsInTheComment) {
  const Everything all =
      read_all("id,puzzle,solution,clues,difficulty\n7," + kLine + "," + kFull + ",30,2.2\n");
  ASSERT_EQ(summary(all), Lines{kLine});
  EXPECT_EQ(all.entries[0].record->words.comment, "id=7, clues=30, difficulty=2.2");
  EXPECT_TRUE(all.entries[0].record->solution);
}

TEST(Csv, ReadsQqwingsRowsWithACommaTooMany) {
  const Everything all = read_all("Puzzle,Givens,Singles\n" + kLine + ",30,4,\n");
  ASSERT_EQ(summary(all), Lines{kLine});
  EXPECT_EQ(all.entries[0].record->words.comment, "Givens=30, Singles=4");
}

TEST(Csv, FindsAHeaderWithUnknownNamesByTheRowUnderIt) {
  const Everything all = read_all("nr;text;er\n1;" + kLine + ";7.1\n2;oops;3\n");
  EXPECT_EQ(summary(all), (Lines{kLine, "3:1: expected a puzzle, found '2;oops;3'"}));
  EXPECT_EQ(all.entries[0].record->words.comment, "nr=1, er=7.1");
}

TEST(Csv, ReadsAHeaderOfOneColumn) {
  EXPECT_EQ(summary("puzzle\n" + kLine + "\n" + kLine), (Lines{kLine, kLine}));
}

TEST(Csv, ReadsRowsWithoutAHeader) {
  const Everything all = read_all(kLine + "," + kFull + "\n" + kLine + ";8.9\n\"" + kLine +
                                  "\",\"" + kFull + "\"\n" + kFull + "\t" + kLine + "\n");
  ASSERT_EQ(summary(all), (Lines{kLine, kLine, kLine, kLine}));
  EXPECT_TRUE(all.entries[0].record->solution);
  EXPECT_EQ(all.entries[1].record->words.comment, "8.9");
  EXPECT_TRUE(all.entries[2].record->solution);
  EXPECT_TRUE(all.entries[3].record->solution);
}

TEST(Csv, KeepsAWrongSolutionOnlyIfTheHeaderCallsItOne) {
  std::string wrong = kFull;
  wrong[3] = '9';
  EXPECT_EQ(read_all("puzzle,solution\n" + kLine + "," + wrong).entries[0].record->solution,
            Grid::from_line(wrong));
  const Everything bare = read_all(kLine + "," + wrong);
  EXPECT_FALSE(bare.entries[0].record->solution);
  EXPECT_EQ(bare.entries[0].record->words.comment, wrong);
}

TEST(Csv, PointsIntoThePuzzleColumn) {
  EXPECT_EQ(
      summary("id,puzzle\n1," + kLine.substr(1) + "\n2," + "q" + kLine.substr(1) + "\n3\n"),
      (Lines{"2:83: expected 81 cells, found 80", "3:3: expected a digit or a blank, found 'q'",
             "4:2: expected 2 fields, found 1"}));
}

TEST(Csv, AnswersASolutionThatIsNoneWithAnError) {
  const std::string head = "puzzle,solution\n" + kLine + ",";
  EXPECT_EQ(summary(head + "123"), Lines{"2:86: expected 81 cells in the solution, found 3"});
  EXPECT_EQ(summary(head + kFull.substr(1)),
            Lines{"2:163: expected 81 cells in the solution, found 80"});
  EXPECT_EQ(summary(head + " \"" + kFull + "1\""),
            Lines{"2:84: expected a digit or a blank in the solution, found '\"'"});
  EXPECT_EQ(summary(head + "\"" + kFull + "1\""),
            Lines{"2:165: expected 81 cells in the solution, found 82"});
  EXPECT_EQ(summary(head + "8?"), Lines{"2:85: expected 81 cells in the solution, found 2"});
  EXPECT_EQ(summary(head + "unknown"),
            Lines{"2:83: expected a digit or a blank in the solution, found 'u'"});
}

TEST(Csv, TakesAnEmptySolutionForNoneAndAnUnfinishedOneAsItIs) {
  EXPECT_FALSE(read_all("puzzle,solution\n" + kLine + ", \n").entries[0].record->solution);
  EXPECT_FALSE(read_all("puzzle,solution\n" + kLine + "\n").entries[0].record->solution);
  EXPECT_EQ(read_all("puzzle,solution\n" + kLine + "," + zeros()).entries[0].record->solution,
            Grid::from_line(kLine));
}

TEST(Csv, NeverTakesTheSolutionForThePuzzle) {
  EXPECT_EQ(summary("text,solution\n" + kLine + "," + kFull + "\n" + kLine.substr(1) + "," + kFull),
            (Lines{kLine, "3:1: expected a puzzle, found '" + kLine.substr(1, 37) + "...'"}));
}

TEST(Csv, ReadsQuotedFieldsThatGoOnOverLineEnds) {
  const std::string grid = rows().substr(0, 89);
  const Everything all = read_all("id,note,puzzle\n1,\"two\r\nlines, \"\"so\"\"\"," + kLine +
                                  "\n2,,\"" + grid + "\"\n3,x," + kLine.substr(1) + "\n");
  ASSERT_EQ(summary(all), (Lines{kLine, kLine, "13:85: expected 81 cells, found 80"}));
  EXPECT_EQ(all.entries[0].line, 2);
  EXPECT_EQ(all.entries[0].record->words.comment, "id=1, note=two lines, \"so\"");
  EXPECT_EQ(all.entries[1].line, 4);
  EXPECT_EQ(all.entries[1].cells, kLine);
}

TEST(Csv, PointsIntoARowOfSeveralLines) {
  EXPECT_EQ(summary("id,note,puzzle\n1,\"two\nlines\"," + kLine + "1\n"),
            Lines{"3:89: expected 81 cells, found 82"});
}

TEST(Csv, LosesNoRowToAQuoteThatIsNeverClosed) {
  const std::string head = "id,note,puzzle\n", row = "2,\"fine\"," + kLine + "\n";
  EXPECT_EQ(summary(head + "1,\"open," + kLine + "\n" + row + row), (Lines{kLine, kLine, kLine}));
  EXPECT_EQ(summary(head + "1,\"open\n" + row + row),
            (Lines{"2:8: expected 3 fields, found 2", kLine, kLine}));
}

TEST(Csv, SplitsQuotedFields) {
  const std::vector<text::Field> fields = text::split_fields("a,\"b,c\",,\"d", ',');
  ASSERT_EQ(fields.size(), 4U);
  EXPECT_EQ(fields[1].text, "b,c");
  EXPECT_EQ(fields[1].index, 3U);
  EXPECT_EQ(fields[2].text, "");
  EXPECT_EQ(fields[3].text, "\"d");
}

TEST(Csv, WritesAnUnfinishedSolutionAsItIs) {
  Record record = *parse(kPuzzle);
  record.solution = Grid::from_line(kLine);
  EXPECT_TRUE(losses(record, Format::csv).empty());
  EXPECT_EQ(*parse(print(record, Format::csv)), record);
}

TEST(Csv, WritesAHeaderOnceAndAnEmptyFieldForNoSolution) {
  EXPECT_EQ(print(*parse(kPuzzle), Format::csv), "puzzle,solution\n" + kLine + ",\n");
}

}  // namespace
}  // namespace nonet::test
