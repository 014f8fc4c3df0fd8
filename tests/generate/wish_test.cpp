// Wishes nobody could fulfil, and how they are refused.

#include <gtest/gtest.h>

#include "nonet/generate.hpp"

namespace nonet {
namespace {

std::string refusal(const Wish& wish) { return find_contradiction(wish).value_or("fine"); }

CellSet first_cells(int count) {
  CellSet cells;
  for (int i = 0; i < count; ++i) cells.insert(Cell(i));
  return cells;
}

TEST(Wish, IsFineWithoutAny) { EXPECT_EQ(refusal({}), "fine"); }

TEST(Wish, NeedsSeventeenGivens) {
  EXPECT_EQ(refusal({.clues = Clues{12, 12}}),
            "12 givens: no puzzle with fewer than 17 givens is unique");
  EXPECT_EQ(refusal({.clues = Clues{10, 16}}),
            "10 to 16 givens: no puzzle with fewer than 17 givens is unique");
  EXPECT_EQ(refusal({.clues = Clues{16, 17}}), "fine");
}

TEST(Wish, NeedsARangeThatIsOne) {
  EXPECT_EQ(refusal({.clues = Clues{30, 25}}), "from 30 to 25 givens is no range");
}

TEST(Wish, NeedsAPatternOfThatSize) {
  EXPECT_EQ(refusal({.symmetry = Symmetry::rot90, .clues = Clues{26, 27}}),
            "26 to 27 givens: no pattern with symmetry rot90 has so many");
  EXPECT_EQ(refusal({.symmetry = Symmetry::rot90, .clues = Clues{26, 28}}), "fine");
  EXPECT_EQ(refusal({.symmetry = Symmetry::rot180, .clues = Clues{26, 26}}), "fine");
}

TEST(Wish, NeedsRoomInTheMask) {
  EXPECT_EQ(refusal({.mask = first_cells(10)}),
            "a mask of 10 cells: no puzzle with fewer than 17 givens is unique");
  EXPECT_EQ(refusal({.symmetry = Symmetry::rot180, .mask = first_cells(42)}),
            "a mask of 42 cells with room for 3 givens of symmetry rot180: no puzzle with fewer "
            "than 17 givens is unique");
  EXPECT_EQ(refusal({.clues = Clues{75, 80}, .mask = first_cells(74)}),
            "75 to 80 givens: there is room for 74");
}

TEST(Wish, NeedsAGivenInAllLinesOfABandButOne) {
  EXPECT_EQ(refusal({.mask = CellSet::every() - Rules::classic().cells(House::row(3)) -
                             Rules::classic().cells(House::row(5))}),
            "rows 4 and 6 may hold no given: they could change places");
  EXPECT_EQ(refusal({.mask = CellSet::every() - Rules::classic().cells(House::column(0)) -
                             Rules::classic().cells(House::column(1))}),
            "columns 1 and 2 may hold no given: they could change places");
  EXPECT_EQ(refusal({.mask = CellSet::every() - Rules::classic().cells(House::row(3)) -
                             Rules::classic().cells(House::row(6))}),
            "fine");
}

TEST(Wish, NeedsASolutionThatIsOne) {
  const Grid solution = generate({}, {.seed = 1}).made[0].solution;
  EXPECT_EQ(refusal({.solution = solution}), "fine");
  Grid blank = solution;
  blank.clear(Cell(5));
  EXPECT_EQ(refusal({.solution = blank}), "the grid is no solution: r1c6 is blank");
  Grid wrong = solution;
  wrong.set(Cell(0), *solution.at(Cell(1)));
  EXPECT_EQ(refusal({.solution = wrong}).rfind("the grid is no solution: ", 0), 0U);
}

TEST(Wish, NeedsAMaskThatFitsTheSolution) {
  const Grid solution = generate({}, {.seed = 1}).made[0].solution;
  // Nine cells of two digits: their places alone say nothing about seven others.
  CellSet mask;
  for (const Cell cell : CellSet::every()) {
    if (solution.face(cell) <= 6) mask.insert(cell);
  }
  EXPECT_EQ(refusal({.mask = mask, .solution = solution}),
            "the grid has no puzzle there: with all givens that are allowed it still has several "
            "solutions");
}

TEST(Wish, KeepsUnbiasedPuzzlesFreeOfOthers) {
  EXPECT_NE(refusal({.symmetry = Symmetry::rot180, .is_unbiased = true}), "fine");
  EXPECT_NE(refusal({.clues = Clues{25, 25}, .is_unbiased = true}), "fine");
  EXPECT_EQ(refusal({.is_unbiased = true}), "fine");
}

TEST(Symmetry, IsKnownByItsName) {
  EXPECT_EQ(find_symmetry("rot180"), Symmetry::rot180);
  EXPECT_EQ(name(Symmetry::antidiagonal), "antidiagonal");
  EXPECT_EQ(find_symmetry("round"), std::nullopt);
}

TEST(Symmetry, SaysWhichCellsMatch) {
  const Cell cell = Cell::at(0, 2);
  EXPECT_EQ(orbit(cell, Symmetry::none), (CellSet{cell}));
  EXPECT_EQ(orbit(cell, Symmetry::rot180), (CellSet{cell, Cell::at(8, 6)}));
  EXPECT_EQ(orbit(cell, Symmetry::rot90),
            (CellSet{cell, Cell::at(2, 8), Cell::at(8, 6), Cell::at(6, 0)}));
  EXPECT_EQ(orbit(cell, Symmetry::horizontal), (CellSet{cell, Cell::at(8, 2)}));
  EXPECT_EQ(orbit(cell, Symmetry::vertical), (CellSet{cell, Cell::at(0, 6)}));
  EXPECT_EQ(orbit(cell, Symmetry::diagonal), (CellSet{cell, Cell::at(2, 0)}));
  EXPECT_EQ(orbit(cell, Symmetry::antidiagonal), (CellSet{cell, Cell::at(6, 8)}));
  EXPECT_EQ(orbit(cell, Symmetry::full).size(), 8);
  EXPECT_EQ(orbit(Cell(40), Symmetry::full), CellSet{Cell(40)});
}

TEST(Symmetry, NeedsEveryMatchingCell) {
  EXPECT_TRUE(is_symmetric({Cell(0), Cell(80)}, Symmetry::rot180));
  EXPECT_FALSE(is_symmetric({Cell(0), Cell(79)}, Symmetry::rot180));
  EXPECT_TRUE(is_symmetric({Cell(3)}, Symmetry::none));
}

}  // namespace
}  // namespace nonet
