// House: rows, columns and boxes as one kind of thing.

#include "nonet/house.hpp"

#include <gtest/gtest.h>

#include <string>

#include "nonet/rules.hpp"

namespace nonet {
namespace {

TEST(House, ThereAreNineOfEachKindInOrder) {
  int index = 0;
  for (const House house : Rules::classic().houses()) {
    EXPECT_EQ(house.index(), index);
    EXPECT_EQ(static_cast<int>(Rules::classic().kind(house)), index / kDigits);
    EXPECT_EQ(Rules::classic().number(house), index % kDigits);
    ++index;
  }
  EXPECT_EQ(index, classic::kHouses);
}

TEST(House, EveryHouseHasNineDifferentCells) {
  for (const House house : Rules::classic().houses())
    EXPECT_EQ(Rules::classic().cells(house).size(), kDigits);
}

TEST(House, TheHousesOfAKindShareOutTheBoard) {
  for (int kind = 0; kind < 3; ++kind) {
    CellSet together;
    for (int i = 0; i < kDigits; ++i) together |= Rules::classic().cells(House(kind * kDigits + i));
    EXPECT_EQ(together, CellSet::every());
  }
}

TEST(House, ListsItsCellsInReadingOrder) {
  EXPECT_EQ(Rules::classic().cell(House::row(2), 4), Cell::at(2, 4));
  EXPECT_EQ(Rules::classic().cell(House::column(2), 4), Cell::at(4, 2));
  EXPECT_EQ(Rules::classic().cell(House::box(5), 0), Cell::at(3, 6));
  EXPECT_EQ(Rules::classic().cell(House::box(5), 5), Cell::at(4, 8));
  for (const House house : Rules::classic().houses()) {
    for (int i = 1; i < kDigits; ++i)
      EXPECT_LT(Rules::classic().cell(house, i - 1), Rules::classic().cell(house, i));
  }
}

TEST(House, ACellBelongsToItsRowItsColumnAndItsBox) {
  const HouseSet houses = Rules::classic().houses_of(Cell::at(3, 6));
  EXPECT_EQ(houses, (HouseSet{House::row(3), House::column(6), House::box(5)}));
  for (const Cell cell : CellSet::every()) {
    for (const House house : Rules::classic().houses_of(cell))
      EXPECT_TRUE(Rules::classic().contains(house, cell));
  }
}

TEST(House, HasALongAndAShortName) {
  EXPECT_EQ(Rules::classic().name(House::row(3)).view(), "row 4");
  EXPECT_EQ(Rules::classic().name(House::column(6)).view(), "column 7");
  EXPECT_EQ(Rules::classic().name(House::box(2)).view(), "box 3");
  EXPECT_EQ(Rules::classic().short_name(House::row(3)).view(), "r4");
  EXPECT_EQ(Rules::classic().short_name(House::column(6)).view(), "c7");
  EXPECT_EQ(Rules::classic().short_name(House::box(2)).view(), "b3");
}

TEST(House, OnlyBoxesHaveACompassName) {
  EXPECT_EQ(Rules::classic().compass(House::box(4)), "C");
  EXPECT_EQ(Rules::classic().compass(House::row(4)), "");
  EXPECT_EQ(Rules::classic().compass(House::column(4)), "");
}

TEST(House, IsFoundByEachOfItsNames) {
  for (const House house : Rules::classic().houses()) {
    EXPECT_EQ(Rules::classic().find_house(Rules::classic().name(house)), house);
    EXPECT_EQ(Rules::classic().find_house(Rules::classic().short_name(house)), house);
  }
  for (int i = 0; i < kDigits; ++i) {
    EXPECT_EQ(Rules::classic().find_house(Rules::classic().compass(House::box(i))), House::box(i));
  }
}

TEST(House, IsFoundInEitherCase) {
  EXPECT_EQ(Rules::classic().find_house("B3"), House::box(2));
  EXPECT_EQ(Rules::classic().find_house("ne"), House::box(2));
  EXPECT_EQ(Rules::classic().find_house("Row 4"), House::row(3));
}

TEST(House, IsNotFoundByAnythingElse) {
  for (const char* text : {"", "r", "r0", "r10", "b", "NNE", "box", "box 0", "row  4", "4", "x1"}) {
    EXPECT_FALSE(Rules::classic().find_house(text)) << text;
  }
}

}  // namespace
}  // namespace nonet
