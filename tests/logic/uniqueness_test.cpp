// Deadly patterns on boards that are blank but for them: every other cell keeps all candidates, so
// nothing but the pattern can be the reason of a step.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "nonet/techniques.hpp"
#include "nonet/text.hpp"
#include "nonet/walk.hpp"

namespace nonet {
namespace {

constexpr Known kUnique = {.givens = {}, .is_unique = true};

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }
DigitSet set(std::initializer_list<int> faces) {
  DigitSet digits;
  for (const int face : faces) digits.insert(Digit(face));
  return digits;
}
void keep(Board& board, std::initializer_list<Cell> cells, DigitSet digits) {
  for (const Cell kept : cells) {
    CandidateSet gone;
    gone.insert(kept, board.candidates(kept) - digits);
    board.eliminate(gone);
  }
}
std::vector<Step> steps(const Board& board, Technique technique, const Known& known = kUnique) {
  std::vector<Step> found;
  find_steps(board, known, technique, [&found](const Step& step) {
    found.push_back(step);
    return Flow::go_on;
  });
  return found;
}
CandidateSet candidates(CellSet cells, DigitSet digits) {
  CandidateSet all;
  for (const Digit digit : digits) all.insert(cells, digit);
  return all;
}

TEST(UniqueRectangle1, TheFourthCornerLosesBothDigits) {
  Board board;
  keep(board, {cell(1, 1), cell(1, 5), cell(2, 1)}, set({3, 8}));
  const std::vector<Step> found = steps(board, Technique::unique_rectangle_1);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), candidates({cell(2, 5)}, set({3, 8})));
}

TEST(UniqueRectangle1, IgnoresRectanglesInFourBoxes) {
  Board board;
  keep(board, {cell(1, 1), cell(1, 5), cell(4, 1)}, set({3, 8}));
  EXPECT_TRUE(steps(board, Technique::unique_rectangle_1).empty());
}

TEST(UniqueRectangle1, IsSilentWithoutThePromiseOfOneSolution) {
  Board board;
  keep(board, {cell(1, 1), cell(1, 5), cell(2, 1)}, set({3, 8}));
  EXPECT_TRUE(steps(board, Technique::unique_rectangle_1, Known{}).empty());
}

TEST(UniqueRectangle2, OneOfTwoRoofCellsTakesTheExtra) {
  Board board;
  keep(board, {cell(1, 1), cell(2, 1)}, set({3, 8}));
  keep(board, {cell(1, 5), cell(2, 5)}, set({3, 5, 8}));
  const std::vector<Step> found = steps(board, Technique::unique_rectangle_2);
  ASSERT_EQ(found.size(), 1U);
  CellSet hit = Rules::classic().cells(House::column(4)) | Rules::classic().cells(House::box(1));
  hit -= CellSet{cell(1, 5), cell(2, 5)};
  EXPECT_EQ(found[0].eliminated(), candidates(hit, set({5})));
  EXPECT_TRUE(steps(board, Technique::unique_rectangle_5).empty());
}

TEST(UniqueRectangle5, OneOfThreeRoofCellsTakesTheExtra) {
  Board board;
  keep(board, {cell(1, 1)}, set({3, 8}));
  keep(board, {cell(1, 5), cell(2, 1), cell(2, 5)}, set({3, 5, 8}));
  const std::vector<Step> found = steps(board, Technique::unique_rectangle_5);
  ASSERT_EQ(found.size(), 1U);
  const CellSet hit = {cell(2, 4), cell(2, 6)};
  EXPECT_EQ(found[0].eliminated(), candidates(hit, set({5})));
}

TEST(UniqueRectangle6, NeedsTheDigitToBeWantedInBothLines) {
  // 3 is written in row 2 and missing from its corners: no X-Wing, whatever row 1 says.
  Board board;
  board.place(cell(2, 9), Digit(3));
  keep(board, {cell(1, 1)}, set({3, 8}));
  keep(board, {cell(2, 5)}, set({8}));
  keep(board, {cell(1, 5), cell(2, 1)}, set({3, 4, 5, 8}));
  CandidateSet gone;
  gone.insert(Rules::classic().cells(House::row(0)) - CellSet{cell(1, 1), cell(1, 5)}, Digit(3));
  board.eliminate(gone);
  for (const Step& step : steps(board, Technique::unique_rectangle_6)) {
    EXPECT_TRUE(step.eliminated().cells(Digit(3)).empty());
  }
}

TEST(HiddenRectangle, TheOppositeCornerLosesTheOtherDigit) {
  Board board;
  keep(board, {cell(1, 1)}, set({3, 8}));
  CandidateSet gone;  // 3 in row 2 and in column 5: the corners alone
  gone.insert(Rules::classic().cells(House::row(1)) - CellSet{cell(2, 1), cell(2, 5)}, Digit(3));
  gone.insert(Rules::classic().cells(House::column(4)) - CellSet{cell(1, 5), cell(2, 5)}, Digit(3));
  board.eliminate(gone);
  const std::vector<Step> found = steps(board, Technique::hidden_rectangle);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), candidates({cell(2, 5)}, set({8})));
}

class AvoidableRectangle : public testing::Test {
 protected:
  AvoidableRectangle() {
    board.place(cell(1, 1), Digit(3));
    board.place(cell(2, 1), Digit(8));
    board.place(cell(1, 5), Digit(8));
  }
  Board board;
};

TEST_F(AvoidableRectangle, TheLastCornerAvoidsTheExchange) {
  const std::vector<Step> found = steps(board, Technique::avoidable_rectangle_1);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), candidates({cell(2, 5)}, set({3})));
}

TEST_F(AvoidableRectangle, GivensNeverTakePart) {
  for (const Cell given : {cell(1, 1), cell(2, 1), cell(1, 5)}) {
    const Known known = {.givens = {given}, .is_unique = true};
    EXPECT_TRUE(steps(board, Technique::avoidable_rectangle_1, known).empty());
  }
}

TEST(AvoidableRectangle2, OneOfTheUnsolvedCornersTakesTheExtra) {
  Board board;
  board.place(cell(1, 1), Digit(3));
  board.place(cell(2, 1), Digit(8));
  keep(board, {cell(1, 5)}, set({8, 4}));
  keep(board, {cell(2, 5)}, set({3, 4}));
  const std::vector<Step> found = steps(board, Technique::avoidable_rectangle_2);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated().cells(Digit(4)).size(), 13);
  const Known known = {.givens = {cell(1, 1)}, .is_unique = true};
  EXPECT_TRUE(steps(board, Technique::avoidable_rectangle_2, known).empty());
}

TEST(UniqueLoop, IgnoresRingsThatWouldShowInABox) {
  // The six share rows and columns two by two, but box 2 has one of them alone.
  Board board;
  keep(board, {cell(1, 1), cell(1, 4), cell(5, 4), cell(5, 7), cell(2, 7)}, set({3, 8}));
  keep(board, {cell(2, 1)}, set({3, 6, 8}));
  EXPECT_TRUE(steps(board, Technique::unique_loop).empty());
}

TEST(UniqueLoop, TheOneCellWithAnExtraTakesIt) {
  Board board;
  keep(board, {cell(1, 1), cell(1, 4), cell(2, 4), cell(2, 7), cell(3, 7)}, set({3, 8}));
  keep(board, {cell(3, 1)}, set({3, 6, 8}));
  const std::vector<Step> found = steps(board, Technique::unique_loop);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), candidates({cell(3, 1)}, set({3, 8})));
}

TEST(UniqueLoop, AllExtrasMayBeOneDigit) {
  Board board;
  keep(board, {cell(1, 1), cell(1, 4), cell(2, 4)}, set({3, 8}));
  keep(board, {cell(2, 7), cell(3, 7), cell(3, 1)}, set({3, 6, 8}));
  const std::vector<Step> found = steps(board, Technique::unique_loop);
  ASSERT_EQ(found.size(), 1U);
  const CellSet hit = {cell(3, 8), cell(3, 9)};
  EXPECT_EQ(found[0].eliminated(), candidates(hit, set({6})));
}

TEST(ExtendedRectangle, LiesInThreeBoxesOrInTwo) {
  Board board;
  keep(board, {cell(1, 1), cell(2, 1), cell(1, 4), cell(2, 4), cell(1, 7)}, set({1, 2, 3}));
  std::vector<Step> found = steps(board, Technique::extended_rectangle);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), candidates({cell(2, 7)}, set({1, 2, 3})));
  board = Board();
  keep(board, {cell(1, 1), cell(1, 2), cell(1, 3), cell(4, 1), cell(4, 2)}, set({1, 2, 3}));
  found = steps(board, Technique::extended_rectangle);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].eliminated(), candidates({cell(4, 3)}, set({1, 2, 3})));
}

// A position in HoDoKu's notation, met on the way through a puzzle made for this test: the first
// step of the technique has the effect that the line names.
void expect_first_step(std::string_view line, Technique technique) {
  const Result<Record> record = parse(line);
  ASSERT_TRUE(record);
  const Puzzle& puzzle = record->puzzle;
  const Known known = {.givens = puzzle.givens, .is_unique = true};
  const std::vector<Step> found = steps(puzzle.start().board, technique, known);
  ASSERT_FALSE(found.empty());
  std::string effect;
  for (const Digit digit : DigitSet::every()) {
    for (const Cell lost : found[0].eliminated().cells(digit)) {
      effect += effect.empty() ? "" : " ";
      for (const int number : {digit.face(), lost.row() + 1, lost.column() + 1}) {
        effect += std::to_string(number);
      }
    }
  }
  EXPECT_EQ(effect, record->step->eliminations);
}

TEST(Bug2, OneOfTheCellsTakesTheExtraTheyShare) {
  expect_first_step(
      ":0610::9.1+7+2+4..6...9+132+4..4+2+6+8+5+1....+3+1+4+9.7+2+1.42+5+73+6.+27.+8+364.152+639+"
      "871+4+4+1+75+6"
      "+2+98+3...+47+1+6+2+5:512 822 842:812 891::",
      Technique::bug_2);
}

TEST(Bug3, TheExtrasCompleteASubset) {
  expect_first_step(
      ":0610::2+4..+9..+5+1+9+6+831+5+74+2+15....8.+9+68+295.+17.+53+9+1.+7+2..4+71.6.+9.5+8+2+46+"
      "3+95+1+7"
      "+39+6+57+1+4287+1+54...9.::816::",
      Technique::bug_3);
}

TEST(Bug4, AConfinedDigitLeavesTheOtherCellAnExtra) {
  expect_first_step(
      ":0610::+24+19+6+5+3+8+75+6+9+73+8..1.+3.+1+42+6+5+9+4+1.2+9+67+3.3..8+14.6.6.2+57+31..+1.3+"
      "4.95.+6."
      "+563.+1...+9+2+4+65+781+3::487 788::",
      Technique::bug_4);
}

}  // namespace
}  // namespace nonet
