// House: rows, columns and boxes as one kind of thing.

#include "nonet/house.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet {
namespace {

TEST(House, ThereAreNineOfEachKindInOrder) {
  int index = 0;
  for (const House house : House::all()) {
    EXPECT_EQ(house.index(), index);
    EXPECT_EQ(static_cast<int>(house.kind()), index / kDigits);
    EXPECT_EQ(house.number(), index % kDigits);
    ++index;
  }
  EXPECT_EQ(index, kHouses);
}

TEST(House, EveryHouseHasNineDifferentCells) {
  for (const House house : House::all()) EXPECT_EQ(house.cells().size(), kDigits);
}

TEST(House, TheHousesOfAKindShareOutTheBoard) {
  for (int kind = 0; kind < 3; ++kind) {
    CellSet together;
    for (int i = 0; i < kDigits; ++i) together |= House(kind * kDigits + i).cells();
    EXPECT_EQ(together, CellSet::all());
  }
}

TEST(House, ListsItsCellsInReadingOrder) {
  EXPECT_EQ(House::row(2).cell(4), Cell::at(2, 4));
  EXPECT_EQ(House::column(2).cell(4), Cell::at(4, 2));
  EXPECT_EQ(House::box(5).cell(0), Cell::at(3, 6));
  EXPECT_EQ(House::box(5).cell(5), Cell::at(4, 8));
  for (const House house : House::all()) {
    for (int i = 1; i < kDigits; ++i) EXPECT_LT(house.cell(i - 1), house.cell(i));
  }
}

TEST(House, ACellBelongsToItsRowItsColumnAndItsBox) {
  const std::array<House, kHousesOfCell> houses = House::of(Cell::at(3, 6));
  EXPECT_EQ(houses[0], House::row(3));
  EXPECT_EQ(houses[1], House::column(6));
  EXPECT_EQ(houses[2], House::box(5));
  for (const Cell cell : CellSet::all()) {
    for (const House house : House::of(cell)) EXPECT_TRUE(house.contains(cell));
  }
}

TEST(House, HasALongAndAShortName) {
  EXPECT_EQ(name(House::row(3)).view(), "row 4");
  EXPECT_EQ(name(House::column(6)).view(), "column 7");
  EXPECT_EQ(name(House::box(2)).view(), "box 3");
  EXPECT_EQ(short_name(House::row(3)).view(), "r4");
  EXPECT_EQ(short_name(House::column(6)).view(), "c7");
  EXPECT_EQ(short_name(House::box(2)).view(), "b3");
}

TEST(House, OnlyBoxesHaveACompassName) {
  EXPECT_EQ(compass_name(House::box(4)), "C");
  EXPECT_EQ(compass_name(House::row(4)), "");
  EXPECT_EQ(compass_name(House::column(4)), "");
}

TEST(House, IsFoundByEachOfItsNames) {
  for (const House house : House::all()) {
    EXPECT_EQ(find_house(name(house)), house);
    EXPECT_EQ(find_house(short_name(house)), house);
  }
  for (int i = 0; i < kDigits; ++i) {
    EXPECT_EQ(find_house(compass_name(House::box(i))), House::box(i));
  }
}

TEST(House, IsFoundInEitherCase) {
  EXPECT_EQ(find_house("B3"), House::box(2));
  EXPECT_EQ(find_house("ne"), House::box(2));
  EXPECT_EQ(find_house("Row 4"), House::row(3));
}

TEST(House, IsNotFoundByAnythingElse) {
  for (const char* text : {"", "r", "r0", "r10", "b", "NNE", "box", "box 0", "row  4", "4", "x1"}) {
    EXPECT_FALSE(find_house(text)) << text;
  }
}

}  // namespace
}  // namespace nonet
