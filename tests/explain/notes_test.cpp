#include "nonet/notes.hpp"

#include <gtest/gtest.h>

#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

const Grid kGivens = Grid::from_line(
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
const Grid kSolution = Grid::from_line(
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196");

Puzzle with_marks(const CandidateSet& marks) {
  Puzzle position(kGivens);
  position.set_marks(marks);
  return position;
}

// Digits with two places in a box, and nothing else.
CandidateSet pairs_in_boxes() {
  const CandidateSet basic = basic_candidates(kGivens);
  CandidateSet marks;
  for (const House box : HouseSet::boxes()) {
    for (const Digit digit : DigitSet::every()) {
      const CellSet places = basic.cells(digit) & Rules::classic().cells(box);
      if (places.size() == 2) marks.insert(places, digit);
    }
  }
  return marks;
}

TEST(Notes, PairsInBoxesArePartial) {
  EXPECT_EQ(guess_notes(with_marks(pairs_in_boxes()), kSolution), Notes::partial);
}

TEST(Notes, CandidatesWithoutOneAreAll) {
  CandidateSet marks = basic_candidates(kGivens);
  marks.erase({Cell(0), Digit(8)});
  EXPECT_EQ(guess_notes(with_marks(marks), kSolution), Notes::all);
  EXPECT_EQ(guess_notes(with_marks(marks), std::nullopt), Notes::all);
}

TEST(Notes, ACellHereAndThereMayBeWithoutNotes) {
  CandidateSet marks = basic_candidates(kGivens);
  for (const Digit digit : DigitSet::every()) marks.erase({Cell(0), digit});
  const Puzzle position = with_marks(marks);
  EXPECT_EQ(unwritten_cells(position), CellSet{Cell(0)});
  EXPECT_EQ(guess_notes(position, kSolution), Notes::all);
}

TEST(Notes, OneBoxIsPartial) {
  CandidateSet marks;
  const CandidateSet basic = basic_candidates(kGivens);
  for (const Cell cell : Rules::classic().cells(House::box(0)))
    marks.insert(cell, basic.digits(cell));
  EXPECT_EQ(guess_notes(with_marks(marks), kSolution), Notes::partial);
}

TEST(Notes, SomeDigitsOnlyArePartial) {
  CandidateSet marks = basic_candidates(kGivens);
  for (const Cell cell : CellSet::every()) marks.erase({cell, Digit(5)});
  EXPECT_EQ(guess_notes(with_marks(marks), kSolution), Notes::partial);
}

TEST(Notes, ADigitThatIsNotedNowhereIsLeftOutByHabit) {
  // All places of 2, 6, 7, 8 and 9, late in a game; 5 and 1 are not noted yet.
  const Result<Record> record = parse(
      R"({"puzzle":".....5.4.2.4.18..6..5...8.3.4..6..91....5..7.7.3.9..8...6..9538....3...4.....476.",)"
      R"("state":"839..514.274318.561.5.47823.4..6239169185347.7.3491.8.4162.953898.536..43521.4769",)"
      R"("candidates":[["","","","6","2","","","","7"],["","","","","","","9","",""],)"
      R"(["","6","","69","","","","",""],["","","8","7","","","","",""],)"
      R"(["","","","","","","","","2"],["","2","","","","","26","","2"],)"
      R"(["","","","","7","","","",""],["","","7","","","","2","",""],)"
      R"(["","","","","8","","","",""]]})");
  ASSERT_TRUE(record);
  const Solved solved = solve(Puzzle(record->puzzle.given_grid()));
  ASSERT_EQ(solved.verdict, Verdict::unique);
  EXPECT_EQ(guess_notes(record->puzzle, solved.solution), Notes::partial);
}

TEST(Notes, ManyWithoutTheirDigitArePartial) {
  CandidateSet marks = basic_candidates(kGivens);
  int erased = 0;
  for (const Cell cell : (CellSet::every() - kGivens.filled())) {
    if (erased++ < 4) marks.erase({cell, *kSolution.at(cell)});
  }
  EXPECT_EQ(guess_notes(with_marks(marks), kSolution), Notes::partial);
}

TEST(Notes, FewThatKeepEverySolutionDigitAreAll) {
  CandidateSet marks;
  for (const Cell cell : (CellSet::every() - kGivens.filled()))
    marks.insert({cell, *kSolution.at(cell)});
  EXPECT_EQ(guess_notes(with_marks(marks), kSolution), Notes::all);
}

TEST(Notes, PartialOnesRestrictNothing) {
  EXPECT_EQ(with_notes(with_marks(pairs_in_boxes()), Notes::partial), Puzzle(kGivens));
}

TEST(Notes, AllOfThemFillCellsThatHaveNone) {
  CandidateSet marks;
  marks.insert(Candidate(Cell(0), Digit(8)));
  const Puzzle full = with_notes(with_marks(marks), Notes::all);
  EXPECT_EQ(full.candidates(Cell(0)), DigitSet{Digit(8)});
  EXPECT_EQ(full.candidates(Cell(1)), basic_candidates(kGivens).digits(Cell(1)));
}

TEST(Notes, ExactOnesStayAsTheyAre) {
  CandidateSet marks;
  marks.insert(Candidate(Cell(0), Digit(8)));
  EXPECT_EQ(with_notes(with_marks(marks), Notes::exact), with_marks(marks));
}

}  // namespace
}  // namespace nonet
