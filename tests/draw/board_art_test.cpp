// Boards of every kind, before anything is written on them.

#include "draw/board_art.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "draw/contour.hpp"
#include "draw/geometry.hpp"
#include "draw/well_formed.hpp"
#include "nonet/variants.hpp"

namespace nonet {
namespace {

using drawing::board_art;
using drawing::BoardArt;
using drawing::contour;
using drawing::Raster;

std::string path(const Outline& outline) { return outline.data(1, {}, 2); }

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

Puzzle empty(const RulesWish& wish) { return Puzzle(Grid(), *make_rules(wish)); }

Drawing plain(const RulesWish& wish) {
  Drawing drawing;
  drawing.position = empty(wish);
  drawing.has_rules = true;
  return drawing;
}

TEST(Contour, OfARectangleIsTheRectangle) {
  EXPECT_EQ(path(contour(Rules::classic().cells(House::box(4)))), "M3 3L6 3L6 6L3 6Z");
  EXPECT_EQ(path(contour({})), "");
}

TEST(Contour, GoesAroundCorners) {
  const CellSet bent = {Cell::at(0, 0), Cell::at(1, 0), Cell::at(1, 1)};
  EXPECT_EQ(path(contour(bent)), "M0 0L1 0L1 1L2 1L2 2L0 2Z");
}

// A diagonal is nine squares, not one line that crosses itself.
TEST(Contour, CellsThatTouchAtACornerStayApart) {
  EXPECT_EQ(path(contour({Cell::at(0, 0), Cell::at(1, 1)})), "M0 0L1 0L1 1L0 1ZM1 1L2 1L2 2L1 2Z");
  EXPECT_EQ(path(contour({Cell::at(0, 1), Cell::at(1, 0)})), "M1 0L2 0L2 1L1 1ZM0 1L1 1L1 2L0 2Z");
}

TEST(Contour, AHoleHasAnEdgeOfItsOwn) {
  CellSet ring = Rules::classic().cells(House::box(0));
  ring.erase(Cell::at(1, 1));
  EXPECT_EQ(path(contour(ring)), "M0 0L3 0L3 3L0 3ZM1 2L2 2L2 1L1 1Z");
}

TEST(Hatch, RunsOverEveryCellOfAnyForm) {
  const CellSet apart = {Cell::at(0, 0), Cell::at(1, 1)};
  const std::string lines = path(drawing::hatch(apart));
  EXPECT_EQ(count(lines, "M"), 10U);  // five for each cell
}

TEST(Raster, CandidatesStandAroundTheMiddle) {
  const SharedRules four = *make_rules({.side = 4}), six = *make_rules({.side = 6});
  const Cell cell = Cell::at(0, 0);
  EXPECT_EQ(Raster(*four).middle({cell, Digit(1)}), (Point{0.35, 0.35}));
  EXPECT_EQ(Raster(*four).middle({cell, Digit(4)}), (Point{0.65, 0.65}));
  EXPECT_EQ(Raster(*six).middle({cell, Digit(2)}), (Point{0.5, 0.35}));
  EXPECT_EQ(Raster(Rules::classic()).middle({cell, Digit(5)}), (Point{0.5, 0.5}));
}

TEST(BoardArt, LinesPartBoxesOfEveryForm) {
  const BoardArt six = board_art(**make_rules({.side = 6}));
  EXPECT_NE(path(six.thick).find("M0 2L6 2"), std::string::npos);
  EXPECT_NE(path(six.thick).find("M3 0L3 6"), std::string::npos);
  EXPECT_NE(path(six.thin).find("M2 0L2 6"), std::string::npos);
  EXPECT_TRUE(six.ground.empty() && six.legend.empty());
  const SharedRules jigsaw = *make_rules({.side = 5, .regions = "aaabbaabbbccddeccddecdeee"});
  const BoardArt pieces = board_art(*jigsaw);
  for (const House region : jigsaw->houses(HouseKind::region)) {
    EXPECT_NE(path(pieces.thick).find(path(contour(jigsaw->cells(region)))), std::string::npos);
  }
}

TEST(BoardArt, FurtherHousesLieBelow) {
  const auto classes = [](const RulesWish& wish) {
    std::string all;
    for (const Shape& shape : board_art(**make_rules(wish)).ground) all += class_of(shape) + ";";
    return all;
  };
  EXPECT_EQ(classes({}), "");
  EXPECT_EQ(classes({.variants = {Variant::x}}), "line;line;");
  EXPECT_EQ(classes({.variants = {Variant::windoku}}), "ground;ground;ground;ground;");
  EXPECT_EQ(classes({.side = 4, .variants = {Variant::disjoint}}),
            "ground g1;ground g2;ground g3;ground g4;");
}

TEST(BoardArt, DiagonalsGoFromCornerToCorner) {
  const BoardArt art = board_art(**make_rules({.side = 6, .variants = {Variant::x}}));
  EXPECT_EQ(path(art.ground[0].path), "M0 0L6 6");
  EXPECT_EQ(path(art.ground[1].path), "M6 0L0 6");
}

// Where boxes are of any form, a letter tells a cell's group beside its tint.
TEST(BoardArt, GroupsOfAJigsawHaveLetters) {
  const BoardArt art = board_art(
      **make_rules({.side = 4, .regions = "aaabacbbccbdcddd", .variants = {Variant::disjoint}}));
  std::string letters;
  for (const Shape& shape : art.ground) letters += shape.text;
  std::ranges::sort(letters);
  EXPECT_EQ(letters, "aaaabbbbccccdddd");
}

TEST(BoardArt, EveryVariantHasASignAndWords) {
  for (const VariantInfo& row : variants()) {
    const BoardArt art = board_art(**make_rules({.variants = {row.variant, row.variant}}));
    ASSERT_EQ(art.legend.size(), 1U) << row.id;
    EXPECT_EQ(art.legend[0].words, row.words);
    EXPECT_FALSE(art.legend[0].sample.empty());
  }
}

TEST(SvgWriter, DrawsBoardsOfEverySize) {
  for (const int side : {4, 6, 8, 9}) {
    Drawing drawing = plain({.side = side});
    drawing.has_names = false;
    const std::string text = to_svg(drawing);
    EXPECT_TRUE(is_well_formed(text));
    const std::string size = std::to_string(2 * 15 + side * 60);
    EXPECT_NE(text.find("viewBox=\"0 0 " + size + " " + size + "\""), std::string::npos) << side;
    EXPECT_EQ(count(text, "<text"), static_cast<std::size_t>(side * side * side));
  }
}

TEST(SvgWriter, LegendsOfSmallBoardsHaveRoom) {
  const std::string text = to_svg(plain({.side = 4, .variants = {Variant::x, Variant::antiking}}));
  EXPECT_TRUE(is_well_formed(text));
  EXPECT_NE(text.find("viewBox=\"0 0 574 "), std::string::npos) << text.substr(0, 200);
  EXPECT_NE(text.find("both diagonals hold every digit"), std::string::npos);
  EXPECT_NE(text.find("cells that touch at a corner differ"), std::string::npos);
}

TEST(JsonWriter, TellsTheBoardWhereItIsNotClassic) {
  EXPECT_EQ(to_json(plain({})).find("\"board\""), std::string::npos);
  const std::string text = to_json(plain({.side = 4, .variants = {Variant::x}}));
  EXPECT_NE(text.find("\"board\":{\"side\":4,\"shapes\":[{\"class\":\"line\",\"d\":\"M0 0L4 4\"}"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace nonet
