#include "nonet/hint.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

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
