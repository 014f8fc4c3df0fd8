#include <gtest/gtest.h>

#include "nonet/explain.hpp"
#include "nonet/techniques.hpp"

namespace nonet {
namespace {

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

TEST(Notation, CellsOfARowShareIt) {
  EXPECT_EQ(cells_text({cell(5, 4), cell(5, 5), cell(5, 6)}), "r5c456");
}

TEST(Notation, CellsOfAColumnShareIt) {
  EXPECT_EQ(cells_text({cell(1, 4), cell(2, 4), cell(9, 4)}), "r129c4");
}

TEST(Notation, RowsWithTheSameColumnsAreOneGroup) {
  EXPECT_EQ(cells_text({cell(1, 3), cell(1, 7), cell(5, 3), cell(5, 7)}), "r15c37");
}

TEST(Notation, WhatDoesNotFitAGroupStandsApart) {
  EXPECT_EQ(cells_text({cell(1, 1), cell(2, 1), cell(2, 2)}), "r1c1, r2c12");
}

TEST(Notation, TheLetterIsTheRow) {
  EXPECT_EQ(cells_text({cell(1, 1)}, {.notation = Notation::a1}), "A1");
  EXPECT_EQ(cells_text({cell(1, 9)}, {.notation = Notation::a1}), "A9");
  EXPECT_EQ(cells_text({cell(1, 3), cell(5, 3)}, {.notation = Notation::a1}), "AE3");
}

TEST(Notation, HousesOfAKindShareTheWord) {
  EXPECT_EQ(houses_text({House::row(3)}), "row 4");
  EXPECT_EQ(houses_text({House::row(1), House::row(4)}), "rows 2 and 5");
  EXPECT_EQ(houses_text({House::row(1), House::box(2), House::box(4)}), "row 2 and boxes 3 and 5");
  EXPECT_EQ(houses_text({House::row(1), House::column(1)}, {.notation = Notation::a1}),
            "row B and column 2");
}

TEST(Notation, AnEffectNamesPlacementsAndEliminations) {
  Step step(Technique::naked_single);
  step.place(cell(1, 2), Digit(5));
  EXPECT_EQ(effect_text(step), "r1c2=5");
  Step other(Technique::naked_pair);
  other.eliminate(CellSet{cell(1, 2), cell(1, 3), cell(4, 4)}, Digit(5));
  other.eliminate(CellSet{cell(1, 2)}, Digit(6));
  EXPECT_EQ(effect_text(other), "r1c23≠5, r4c4≠5, r1c2≠6");
}

Step chain_step() {
  Step step(Technique::aic);
  step.eliminate(CellSet{cell(5, 4)}, Digit(1));
  step.show(Role::chain_head, Candidate(cell(5, 4), Digit(1)));
  step.show(Role::weak_to, Candidate(cell(5, 8), Digit(1)));
  step.show(Role::strong_to, Candidate(cell(5, 8), Digit(4)));
  step.show(Role::weak_to, Candidate(cell(9, 8), Digit(4)));
  return step;
}

TEST(Notation, AChainIsWrittenInEureka) {
  EXPECT_EQ(chain_text(chain_step()), "(1)r5c4-(1=4)r5c8-(4)r9c8");
  EXPECT_EQ(chain_text(chain_step(), {.notation = Notation::a1}), "(1)E4-(1=4)E8-(4)I8");
}

TEST(Notation, AStepWithoutChainHasNone) { EXPECT_EQ(chain_text(Step(Technique::aic)), ""); }

TEST(Notation, ALinkThroughAnAlsIsWrittenWithItsCells) {
  Step step(Technique::als_aic);
  const CellSet als = {cell(1, 1), cell(1, 2), cell(1, 3)};
  step.show(Role::chain_head, Candidate(cell(5, 1), Digit(3)));
  step.show(Role::weak_to, CellSet{cell(1, 1)}, Digit(3));
  step.show(Role::via_als, als, DigitSet{Digit(3), Digit(5), Digit(6), Digit(7)});
  step.show(Role::strong_to, CellSet{cell(1, 2), cell(1, 3)}, Digit(7));
  step.show(Role::weak_to, Candidate(cell(1, 9), Digit(7)));
  EXPECT_EQ(chain_text(step), "(3)r5c1-(3=7)r1c123-(7)r1c9");
}

// A chain that leaves a cell and enters a set through the same cell names the set, not the cell.
TEST(Notation, AnAlsAtTheStartIsWrittenWithItsCells) {
  Step step(Technique::als_discontinuous_nice_loop);
  step.show(Role::chain_head, CellSet{cell(4, 1)}, Digit(3));
  step.show(Role::weak_to, CellSet{cell(4, 1)}, Digit(4));
  step.show(Role::via_als, CellSet{cell(4, 1), cell(6, 1)});
  step.show(Role::strong_to, CellSet{cell(4, 1), cell(6, 1)}, Digit(3));
  EXPECT_EQ(chain_text(step), "(3)r4c1-(4=3)r46c1");
}

TEST(Notation, SignsMayBeAscii) {
  Step step(Technique::naked_pair);
  step.eliminate(CellSet{cell(1, 2)}, Digit(5));
  EXPECT_EQ(effect_text(step), "r1c2≠5");
  EXPECT_EQ(effect_text(step, {.signs = Signs::ascii}), "r1c2<>5");
}

TEST(Notation, SeveralChainsStandSideBySide) {
  Step step(Technique::cell_forcing_chain);
  step.show(Role::chain_head, Candidate(cell(1, 1), Digit(1)));
  step.show(Role::weak_to, Candidate(cell(1, 2), Digit(1)));
  step.show(Role::chain_head, Candidate(cell(1, 1), Digit(2)));
  step.show(Role::weak_to, CellSet{cell(2, 1), cell(2, 2)}, Digit(2));
  EXPECT_EQ(chain_text(step), "(1)r1c1-(1)r1c2; (2)r1c1-(2)r2c12");
}

}  // namespace
}  // namespace nonet
