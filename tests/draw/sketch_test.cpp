#include "draw/sketch.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "draw/chips.hpp"
#include "draw/figures.hpp"

namespace nonet {
namespace {

using drawing::Arrow;
using drawing::draw_arrow;
using drawing::Head;
using drawing::Sketch;
using drawing::Spot;

Cell cell(int row, int column) { return Cell::at(row - 1, column - 1); }

std::vector<Shape> of_kind(const Drawing& drawing, ShapeKind kind) {
  std::vector<Shape> shapes;
  std::ranges::copy_if(drawing.shapes, std::back_inserter(shapes),
                       [kind](const Shape& shape) { return shape.kind == kind; });
  return shapes;
}

const Puzzle kEmpty{Grid()};

TEST(Outline, IsWrittenInAnyScale) {
  const Outline path = Outline().move({0.5, 1}).line({1, 1.25}).curve({2, 2}, {3, -0.04}).close();
  EXPECT_EQ(path.data(1, {}, 3), "M0.5 1L1 1.25Q2 2 3 -0.04Z");
  EXPECT_EQ(path.data(60, {26, 24}, 1), "M56 84L86 99Q146 144 206 21.6Z");
  EXPECT_EQ(Outline().circle({1, 1}, 0.5).data(1, {}, 3),
            "M0.5 1a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z");
}

TEST(Shape, IsCalledByItsMeaning) {
  EXPECT_EQ(class_of({.kind = ShapeKind::figure, .paint = Paint::second, .truth = Truth::is_false}),
            "figure second false");
  EXPECT_EQ(class_of({.kind = ShapeKind::link, .strength = Strength::weak}), "link weak");
  EXPECT_EQ(class_of({.kind = ShapeKind::mark, .ink = Ink::struck}), "mark struck");
}

TEST(Arrow, BendsAroundWhatLiesBetween) {
  const Point from = {0.5, 0.5}, to = {6.5, 0.5};
  const std::vector<Spot> between = {{{2, 0.5}, 0.14}, {{3, 0.5}, 0.14}, {{4, 0.5}, 0.14}};
  Arrow straight;
  straight.start = from, straight.control = {3.5, 0.5}, straight.end = to;
  EXPECT_EQ(covered(straight, between), 3);
  EXPECT_EQ(covered(draw_arrow({from}, {to}, Head::full, between), between), 0);
}

TEST(Arrow, NeverLeavesTheBoard) {
  const std::vector<Spot> wall = {{{0.3, 1}, 0.2}, {{0.3, 2}, 0.2}, {{0.3, 3}, 0.2}};
  const Arrow arrow = draw_arrow({{0.2, 0.2}}, {{0.2, 6}}, Head::full, wall);
  for (int i = 0; i <= 20; ++i) EXPECT_GT(on_curve(arrow, i / 20.0).x, 0);
}

TEST(Arrow, GoesBetweenTheNearestOfTwoGroups) {
  const Arrow arrow = draw_arrow({{1, 1}, {4, 1}}, {{8, 1}, {6, 1}}, Head::full, {});
  EXPECT_EQ(arrow.start.x, 4);
  EXPECT_EQ(arrow.end.x, 6);
}

// Between neighbours of one cell a straight line would be too short to be seen.
TEST(Arrow, InsideACellIsAnArcOutsideTheDigits) {
  const Arrow arrow = draw_arrow({{0.2, 0.5}}, {{0.5, 0.5}}, Head::none, {});
  const Point top = on_curve(arrow, 0.5);
  EXPECT_GT(std::fabs(top.y - 0.5), drawing::kMarkHalf.y);
  EXPECT_TRUE(arrow.tip.empty());
}

TEST(Chips, StandAtTheFreestPlace) {
  drawing::Chips chips(kDigits);
  const Point at = {4.5, 4.5};
  for (const Point other : {Point{4.8, 4.2}, Point{4.2, 4.2}, Point{4.5, 4.2}, Point{4.8, 4.5}}) {
    chips.avoid(drawing::around(other, {0.14, 0.14}));
  }
  const Point first = chips.place(at, "1").middle();
  EXPECT_GT(first.y, at.y);  // there is room below only
  EXPECT_NE(chips.place(at, "2").middle(), first);
}

TEST(Chips, StayOnTheBoard) {
  drawing::Chips chips(kDigits);
  const drawing::Box chip = chips.place({0.2, 0.2}, "A12");
  EXPECT_GE(chip.low.x, 0);
  EXPECT_GE(chip.low.y, 0);
}

TEST(Sketch, FramesOfOneCellStandInOneAnother) {
  Sketch sketch(kEmpty);
  sketch.frame(CellSet{cell(1, 1)}, Paint::pattern, "set A", "A");
  sketch.frame(CellSet{cell(1, 1)}, Paint::second, "set B", "B");
  const Drawing drawing = sketch.finish();
  const std::vector<Shape> frames = of_kind(drawing, ShapeKind::frame);
  ASSERT_EQ(frames.size(), 2U);
  EXPECT_LT(frames[0].path.pieces()[0].a.y, frames[1].path.pieces()[0].a.y);
  const std::vector<Shape> letters = of_kind(drawing, ShapeKind::letter);
  ASSERT_EQ(letters.size(), 2U);
  EXPECT_NE(letters[0].at, letters[1].at);
}

TEST(Sketch, AGroupIsACapsuleAndFalseHasABar) {
  Sketch sketch(kEmpty);
  const drawing::Group group = {CellSet{cell(1, 1), cell(1, 2)}, Digit(3)};
  sketch.node(group, Paint::pattern, Truth::is_false, "false");
  const Drawing drawing = sketch.finish();
  EXPECT_EQ(of_kind(drawing, ShapeKind::capsule).size(), 1U);
  EXPECT_EQ(of_kind(drawing, ShapeKind::figure).size(), 0U);
  EXPECT_EQ(of_kind(drawing, ShapeKind::bar).size(), 1U);
  EXPECT_EQ(drawing.written, group.cells);
}

TEST(Sketch, TheMoreImportantPaintWins) {
  Sketch sketch(kEmpty);
  const drawing::Group group = {CellSet{cell(5, 5)}, Digit(3)};
  sketch.node(group, Paint::fin, Truth::untold, "fin");
  sketch.node(group, Paint::pattern, Truth::untold, "pattern");
  const Drawing drawing = sketch.finish();
  ASSERT_EQ(of_kind(drawing, ShapeKind::figure).size(), 1U);
  EXPECT_EQ(of_kind(drawing, ShapeKind::figure)[0].paint, Paint::fin);
  ASSERT_EQ(drawing.legend.size(), 1U);
  EXPECT_EQ(drawing.legend[0].words, "fin");
}

TEST(Sketch, OneSampleMayHaveSeveralWords) {
  Sketch sketch(kEmpty);
  sketch.frame(CellSet{cell(1, 1)}, Paint::pattern, "pivot");
  sketch.frame(CellSet{cell(1, 2)}, Paint::pattern, "pincer");
  sketch.frame(CellSet{cell(1, 3)}, Paint::pattern, "pincer");
  const Drawing drawing = sketch.finish();
  ASSERT_EQ(drawing.legend.size(), 1U);
  EXPECT_EQ(drawing.legend[0].words, "pivot, pincer");
}

TEST(Sketch, APlacedDigitIsLargeWhereNothingElseIsToldInItsCell) {
  CandidateSet placed;
  placed.insert(Candidate(cell(5, 5), Digit(3)));
  Sketch plain(kEmpty);
  plain.place(placed, "placed");
  EXPECT_EQ(of_kind(plain.finish(), ShapeKind::digit).size(), 1U);
  Sketch told(kEmpty);
  told.place(placed, "placed");
  told.node({CellSet{cell(5, 5)}, Digit(4)}, Paint::pattern, Truth::is_false, "false");
  const Drawing drawing = told.finish();
  EXPECT_EQ(of_kind(drawing, ShapeKind::digit).size(), 0U);
  EXPECT_EQ(of_kind(drawing, ShapeKind::ring).size(), 1U);
}

}  // namespace
}  // namespace nonet
