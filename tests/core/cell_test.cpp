// Cell: where it is, whom it sees, what it is called.

#include "nonet/cell.hpp"

#include <gtest/gtest.h>

#include <string>

#include "nonet/rules.hpp"

namespace nonet {
namespace {

TEST(Cell, IsCountedRowByRow) {
  EXPECT_EQ(Cell::at(0, 0).index(), 0);
  EXPECT_EQ(Cell::at(0, 8).index(), 8);
  EXPECT_EQ(Cell::at(1, 0).index(), 9);
  EXPECT_EQ(Cell::at(8, 8).index(), 80);
}

TEST(Cell, KnowsItsRowColumnAndBox) {
  const Cell cell = Cell::at(3, 6);
  EXPECT_EQ(cell.row(), 3);
  EXPECT_EQ(cell.column(), 6);
  EXPECT_EQ(classic::box_of(cell), 5);
}

TEST(Cell, SeesItsRowItsColumnAndItsBox) {
  const Cell cell = Cell::at(4, 4);
  EXPECT_TRUE(Rules::classic().sees(cell, Cell::at(4, 0)));
  EXPECT_TRUE(Rules::classic().sees(cell, Cell::at(8, 4)));
  EXPECT_TRUE(Rules::classic().sees(cell, Cell::at(3, 5)));
}

TEST(Cell, SeesNothingElse) {
  const Cell cell = Cell::at(4, 4);
  EXPECT_FALSE(Rules::classic().sees(cell, Cell::at(0, 0)));
  EXPECT_FALSE(Rules::classic().sees(cell, Cell::at(2, 5)));
  EXPECT_FALSE(Rules::classic().sees(cell, Cell::at(5, 6)));
}

TEST(Cell, DoesNotSeeItself) { EXPECT_FALSE(Rules::classic().sees(Cell(40), Cell(40))); }

TEST(Cell, IsNamedFromOne) {
  EXPECT_EQ(name(Cell::at(0, 0)).view(), "r1c1");
  EXPECT_EQ(name(Cell::at(3, 6)).view(), "r4c7");
  EXPECT_EQ(name(Cell::at(8, 8)).view(), "r9c9");
}

TEST(Cell, IsFoundByItsName) {
  for (int i = 0; i < kCells; ++i) EXPECT_EQ(find_cell(name(Cell(i))), Cell(i));
}

TEST(Cell, IsFoundByItsNameInCapitals) { EXPECT_EQ(find_cell("R4C7"), Cell::at(3, 6)); }

TEST(Cell, IsFoundByItsIndex) {
  for (int i = 0; i < kCells; ++i) EXPECT_EQ(find_cell(std::to_string(i)), Cell(i));
}

TEST(Cell, IsNotFoundByAnythingElse) {
  for (const char* text : {"", "r", "r4", "r0c1", "r1c0", "c1r1", "r1c1 ", "r10c1", "81", "99",
                           "100", "-1", "4x", "x4", "r1cx", "rxc1"}) {
    EXPECT_FALSE(find_cell(text)) << text;
  }
}

TEST(Cell, TakesOneByte) { EXPECT_EQ(sizeof(Cell), 1u); }

}  // namespace
}  // namespace nonet
