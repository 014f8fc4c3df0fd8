#include "nonet/hint.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

const Grid kGivens = Grid::from_line(
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
const Grid kSolution = Grid::from_line(
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196");

TEST(Hint, AWrongDigitIsAMistake) {
  Puzzle puzzle(kGivens);
  puzzle.grid.set(cell(1, 1), Digit(5));
  const Mistakes mistakes = find_mistakes(puzzle, kSolution);
  EXPECT_EQ(mistakes.digits, CellSet{cell(1, 1)});
  EXPECT_TRUE(mistakes.erased.empty());
  EXPECT_EQ(mistakes_text(mistakes, HintLevel::name),
            "Something slipped in: the digit in r1c1 cannot stay there.");
}

TEST(Hint, AnErasedMarkThatIsNeededIsAMistake) {
  Puzzle puzzle(kGivens);
  CandidateSet marks = puzzle.all_candidates();
  marks.erase(Candidate(cell(1, 1), Digit(8)));
  puzzle.set_marks(marks);
  const Mistakes mistakes = find_mistakes(puzzle, kSolution);
  EXPECT_TRUE(mistakes.digits.empty());
  EXPECT_TRUE(mistakes.erased.contains(Candidate(cell(1, 1), Digit(8))));
}

TEST(Hint, TheNeededMarkIsNamedOnlyWhereEverythingIs) {
  Mistakes mistakes;
  mistakes.erased.insert(Candidate(cell(1, 1), Digit(8)));
  EXPECT_EQ(mistakes_text(mistakes, HintLevel::cells),
            "A pencil mark that is still needed was erased in r1c1.");
  EXPECT_EQ(mistakes_text(mistakes, HintLevel::everything),
            "A pencil mark that is still needed was erased in r1c1: put back 8 in r1c1.");
}

TEST(Hint, AnErasedMarkThatIsWrongIsFine) {
  Puzzle puzzle(kGivens);
  CandidateSet marks = puzzle.all_candidates();
  marks.erase(Candidate(cell(1, 1), Digit(5)));
  puzzle.set_marks(marks);
  EXPECT_TRUE(find_mistakes(puzzle, kSolution).empty());
}

TEST(Hint, ACellWithoutAnyMarkWasNotMarkedYet) {
  Puzzle puzzle(kGivens);
  CandidateSet marks;
  marks.insert(Candidate(cell(1, 1), Digit(8)));
  puzzle.set_marks(marks);
  const Puzzle full = with_all_marks(puzzle);
  EXPECT_EQ(full.candidates(cell(1, 1)), DigitSet{Digit(8)});
  EXPECT_EQ(full.candidates(cell(1, 2)), basic_candidates(kGivens).digits(cell(1, 2)));
}

Step wing() {
  Step step(Technique::xy_wing);
  step.eliminate(CellSet{cell(4, 6)}, Digit(9));
  step.show(Role::pivot, cell(1, 5)).show(Role::pincer_x, cell(1, 6));
  step.show(Role::pincer_y, cell(4, 5));
  step.show(Role::x, Digit(1)).show(Role::y, Digit(2)).show(Role::z, Digit(9));
  return step;
}

TEST(Hint, EachLevelSaysALittleMore) {
  EXPECT_EQ(hint_text(wing(), HintLevel::name), "XY-Wing");
  EXPECT_EQ(hint_text(wing(), HintLevel::area), "XY-Wing: look at boxes 2 and 5");
  EXPECT_EQ(hint_text(wing(), HintLevel::cells), "XY-Wing: look at r1c56 and r4c5");
  EXPECT_EQ(hint_text(wing(), HintLevel::cells, Notation::a1), "XY-Wing: look at A56 and D5");
  EXPECT_TRUE(hint_text(wing(), HintLevel::everything).starts_with("XY-Wing: r4c6<>9. r1c5 is 1"));
}

TEST(Hint, OneHouseIsNamedIfItHoldsThePattern) {
  Step step(Technique::naked_pair);
  step.show(Role::cells, CellSet{cell(3, 1), cell(3, 9)});
  EXPECT_EQ(pattern_houses(step), HouseSet{House::row(2)});
}

}  // namespace
}  // namespace nonet
