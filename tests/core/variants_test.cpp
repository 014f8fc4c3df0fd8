// Rules that are not classic: what they are made of, and what cannot be made.

#include "nonet/variants.hpp"

#include <gtest/gtest.h>

#include "nonet/puzzle.hpp"

namespace nonet {
namespace {

SharedRules made(const RulesWish& wish) { return *make_rules(wish); }
std::string fault(const RulesWish& wish) { return make_rules(wish).error().message(); }

TEST(Variants, NoWishIsClassic) {
  EXPECT_EQ(&*made({}), &Rules::classic());
  EXPECT_EQ(rules_text(*made({})), "classic");
}

TEST(Variants, SmallerBoardsUseTheUpperLeftCorner) {
  const SharedRules six = made({.side = 6});
  EXPECT_EQ(six->cells().size(), 36);
  EXPECT_EQ(six->digits().size(), 6);
  EXPECT_EQ(six->houses().size(), 18);
  EXPECT_EQ(six->cells(House::box(1)), (CellSet{Cell::at(0, 3), Cell::at(0, 4), Cell::at(0, 5),
                                                Cell::at(1, 3), Cell::at(1, 4), Cell::at(1, 5)}));
  EXPECT_EQ(six->peers(Cell(0)).size(), 5 + 5 + 2);
  EXPECT_FALSE(six->cells().contains(six->cell(House::row(0), 6)));
}

TEST(Variants, AddHouses) {
  EXPECT_EQ(made({.variants = {Variant::x}})->houses_of(Cell::at(4, 4)).size(), 5);
  EXPECT_EQ(made({.variants = {Variant::windoku}})->houses(HouseKind::window).size(), 4);
  EXPECT_EQ(made({.variants = {Variant::disjoint}})->houses(HouseKind::group).size(), 9);
  const SharedRules all = made({.variants = {Variant::x, Variant::windoku, Variant::disjoint}});
  EXPECT_EQ(all->houses().size(), 27 + 2 + 4 + 9);
  EXPECT_EQ(all->name(House(House::kFirstExtra + 1)).view(), "diagonal 2");
  for (const Cell cell : all->cells()) {
    for (const House house : all->houses_of(cell)) {
      EXPECT_EQ(all->cells(house) - all->peers(cell), CellSet{cell});
    }
  }
}

TEST(Variants, KeepLeapsApart) {
  const SharedRules knight = made({.variants = {Variant::antiknight}});
  EXPECT_TRUE(knight->sees(Cell::at(0, 2), Cell::at(2, 3)));
  EXPECT_FALSE(knight->sees(Cell::at(2, 2), Cell::at(3, 3)));
  EXPECT_TRUE(made({.variants = {Variant::antiking}})->sees(Cell::at(2, 2), Cell::at(3, 3)));
  Grid grid;
  grid.set(Cell::at(2, 2), Digit(5));
  grid.set(Cell::at(4, 3), Digit(5));
  const Puzzle puzzle(grid, knight);
  EXPECT_EQ(puzzle.start().contradiction->text().view(), "5 stands twice: r3c3 and r5c4");
}

TEST(Variants, LinksExcludeNeighboursInNumber) {
  const SharedRules rules = made({.variants = {Variant::nonconsecutive}});
  Board board(*rules);
  board.place(Cell::at(0, 0), Digit(5));
  EXPECT_EQ(board.candidates(Cell::at(0, 1)).size(), 6);
  EXPECT_FALSE(board.candidates(Cell::at(1, 0)).contains(Digit(4)));
  EXPECT_TRUE(board.candidates(Cell::at(1, 1)).contains(Digit(4)));
}

TEST(Variants, ASmallRegionIsNoHouse) {
  const SharedRules rules = made({.side = 4, .regions = "aa..aabb..bbcc.."});
  EXPECT_TRUE(rules->houses().contains(House::box(0)));
  EXPECT_FALSE(rules->houses().contains(House::box(2)));
  EXPECT_TRUE(rules->regions().contains(House::box(2)));
  EXPECT_FALSE(rules->region_of(Cell::at(0, 2)));
  EXPECT_FALSE(rules->is_plain());
}

TEST(Variants, SayWhatCannotBe) {
  EXPECT_EQ(fault({.side = 7}),
            "expected a size of 4, 6, 8 or 9, or regions for any up to 9, found 7");
  EXPECT_EQ(fault({.regions = "abc"}), "expected 81 symbols of regions, found 3");
  EXPECT_EQ(fault({.side = 2, .regions = "aaab"}),
            "expected at most 2 cells in region 'a', found 3");
  EXPECT_EQ(fault({.side = 6, .variants = {Variant::windoku}}),
            "expected square boxes for windoku, found others");
}

TEST(Variants, AreEqualWhenTheyAskForTheSame) {
  EXPECT_EQ(made({.variants = {Variant::x}}), made({.variants = {Variant::x}}));
  EXPECT_NE(made({.variants = {Variant::x}}), made({.variants = {Variant::windoku}}));
  EXPECT_NE(made({.variants = {Variant::x}}), SharedRules());
}

TEST(Variants, MaySwapOnlyWhereNothingElseBinds) {
  const CellSet cells = {Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 3)};
  const HouseSet houses = {House::row(0),    House::row(1), House::column(0),
                           House::column(3), House::box(0), House::box(1)};
  EXPECT_TRUE(Rules::classic().may_swap(cells, houses));
  for (const VariantInfo& row : variants()) {
    if (row.variant == Variant::windoku) continue;  // binds r2c4 alone
    EXPECT_FALSE(made({.variants = {row.variant}})->may_swap(cells, houses)) << row.id;
  }
}

}  // namespace
}  // namespace nonet
