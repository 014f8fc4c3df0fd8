#include "nonet/mistakes.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

const Grid kGivens = Grid::from_line(
    "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.");
const Grid kSolution = Grid::from_line(
    "863214975154897362792653814945371628281546739376982451618729543439165287527438196");

struct Said {
  Puzzle position{kGivens};
  Mistakes mistakes;

  Said& place(int row, int column, int digit) {
    position.grid.set(cell(row, column), Digit(digit));
    return *this;
  }
  Said& erase(int row, int column, DigitSet digits) {
    CandidateSet marks = position.all_candidates();
    for (const Digit digit : digits) marks.erase({cell(row, column), digit});
    position.set_marks(marks);
    return *this;
  }
  Said& look(const std::optional<Grid>& solution = kSolution) {
    mistakes = find_mistakes(position, solution);
    return *this;
  }
  std::string at(HintLevel level, Telling telling = {}) const {
    return mistakes_text(mistakes, position, level, telling);
  }
};

TEST(Mistakes, AWrongDigitIsToldInLevels) {
  const Said said = Said().place(1, 1, 5).look();
  EXPECT_EQ(said.mistakes.kind, Mistake::digits);
  EXPECT_EQ(said.at(HintLevel::mistakes), "One digit does not fit.");
  EXPECT_EQ(said.at(HintLevel::name), "One digit does not fit.");
  EXPECT_EQ(said.at(HintLevel::area), "One digit does not fit. It is in the top three rows.");
  EXPECT_EQ(said.at(HintLevel::cells), "Look at r1c1 again.");
  EXPECT_EQ(said.at(HintLevel::everything),
            "r1c1 cannot stay: no solution has it. Empty it and go on from there.");
  EXPECT_EQ(said.at(HintLevel::applied), said.at(HintLevel::everything));
  EXPECT_EQ(said.at(HintLevel::cells, {.notation = Notation::a1}), "Look at A1 again.");
}

TEST(Mistakes, SeveralWrongDigitsAreToldTogether) {
  const Said said = Said().place(1, 1, 5).place(9, 9, 2).look();
  EXPECT_EQ(said.at(HintLevel::name), "Two digits do not fit.");
  EXPECT_EQ(said.at(HintLevel::area), "Two digits do not fit. They are in boxes 1 and 9.");
  EXPECT_EQ(said.at(HintLevel::cells), "Look at r1c1 and r9c9 again.");
  EXPECT_EQ(said.at(HintLevel::everything), "Empty r1c1 and r9c9. The other digits fit.");
}

TEST(Mistakes, FourCellsOrMoreAreNamedByRows) {
  const Said said = Said().place(1, 1, 5).place(1, 2, 8).place(9, 1, 6).place(9, 2, 3).look();
  ASSERT_EQ(said.mistakes.wrong.size(), 4);
  EXPECT_EQ(said.at(HintLevel::area),
            "Four digits do not fit. They are in the left three columns.");
  EXPECT_EQ(said.at(HintLevel::cells), "Look at r1c12 and r9c12 again.");
}

TEST(Mistakes, AClashNamesItsHouseAtOnce) {
  const Said said = Said().place(1, 1, 7).place(9, 9, 2).look();
  EXPECT_EQ(said.mistakes.kind, Mistake::clash);
  EXPECT_EQ(said.at(HintLevel::name), "Row 1 has two 7s.");
  EXPECT_EQ(said.at(HintLevel::area), "Row 1 has two 7s: r1c1 and r1c8.");
  EXPECT_EQ(said.at(HintLevel::cells), "Row 1 has two 7s. r1c1 is yours, r1c8 was given.");
  EXPECT_EQ(said.at(HintLevel::everything), "Row 1 has two 7s. Empty r1c1.");
}

TEST(Mistakes, OfTwoPlacedDigitsThatClashTheSolutionKnowsTheWrongOne) {
  Said said = Said().place(1, 1, 8).place(1, 2, 8).look();
  EXPECT_EQ(said.at(HintLevel::cells), "Row 1 has two 8s. Both are yours.");
  EXPECT_EQ(said.at(HintLevel::everything), "Row 1 has two 8s. Empty r1c2.");
  said.look(std::nullopt);
  EXPECT_EQ(said.at(HintLevel::everything), "Row 1 has two 8s. Empty one of r1c1 and r1c2.");
}

TEST(Mistakes, AClashOfGivensAloneIsNotThePlayers) {
  Puzzle puzzle(kGivens);
  puzzle.grid.set(cell(1, 1), Digit(7));
  puzzle.givens.insert(cell(1, 1));
  EXPECT_TRUE(find_mistakes(puzzle, std::nullopt).empty());
}

TEST(Mistakes, AnErasedMarkIsToldInLevels) {
  const Said said = Said().erase(1, 1, {Digit(8)}).look();
  EXPECT_EQ(said.mistakes.kind, Mistake::marks);
  EXPECT_EQ(said.at(HintLevel::name), "A pencil mark is missing.");
  EXPECT_EQ(said.at(HintLevel::area), "A pencil mark is missing in the top three rows.");
  EXPECT_EQ(said.at(HintLevel::cells), "Look at the notes of r1c1.");
  EXPECT_EQ(said.at(HintLevel::everything),
            "r1c1 needs its 8 back; nothing on the board rules it out.");
}

TEST(Mistakes, WhereMoreWasErasedTheNeededMarkIsOneOfThem) {
  const Said said = Said().erase(1, 1, {Digit(5), Digit(8)}).look();
  EXPECT_EQ(
      said.at(HintLevel::everything),
      "Look at 5 and 8 in r1c1 again: nothing on the board rules them out, and one of them is "
      "needed.");
}

TEST(Mistakes, MarksErasedInSeveralCells) {
  const Said said = Said().erase(1, 1, {Digit(8)}).erase(9, 9, {Digit(6)}).look();
  EXPECT_EQ(said.at(HintLevel::name), "Pencil marks are missing in two cells.");
  EXPECT_EQ(said.at(HintLevel::area), "Pencil marks are missing in two cells, in boxes 1 and 9.");
  EXPECT_EQ(said.at(HintLevel::cells), "Look at the notes of r1c1 and r9c9.");
}

TEST(Mistakes, AnErasedMarkThatIsWrongIsFine) {
  EXPECT_TRUE(Said().erase(1, 1, {Digit(5)}).look().mistakes.empty());
}

TEST(Mistakes, DigitsComeBeforeMarks) {
  const Said said = Said().erase(1, 1, {Digit(8)}).place(9, 9, 2).look();
  EXPECT_EQ(said.mistakes.kind, Mistake::digits);
  EXPECT_EQ(said.mistakes.cells, CellSet{cell(9, 9)});
}

}  // namespace
}  // namespace nonet
