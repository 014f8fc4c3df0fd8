// Drawing: what is seen on a board, as a value: shapes from back to front, each with its meaning
// (what it is, its paint, whether it stands for true or false, which line of the text it belongs
// to) and with its place in board units, where a cell is 1 wide and r1c1 begins at (0, 0). Writers
// make a file or data of it; colours are theirs.
//
//   Drawing drawing;
//   drawing.shapes.push_back({.kind = ShapeKind::figure, .paint = Paint::fin});
//   drawing.shapes.back().path.circle({4.5, 0.5}, 0.14);
//   assert(class_of(drawing.shapes[0]) == "figure fin");
//   assert(to_svg(drawing).find("<svg") == 0);
//   assert(to_json(drawing).find("\"figure fin\"") != std::string::npos);
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/paint.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

struct Point {
  double x = 0;
  double y = 0;

  friend bool operator==(const Point&, const Point&) = default;
};

// Lines and curves, by absolute points.
class Outline {
 public:
  enum class Verb : std::uint8_t { move, line, curve, circle, close };
  struct Piece {
    Verb verb;
    Point a;  // where it goes; the control of a curve; the middle of a circle
    Point b;  // where a curve ends; the radius of a circle as x
  };

  Outline& move(Point to) { return add({Verb::move, to, {}}); }
  Outline& line(Point to) { return add({Verb::line, to, {}}); }
  Outline& curve(Point control, Point to) { return add({Verb::curve, control, to}); }
  Outline& circle(Point middle, double radius) { return add({Verb::circle, middle, {radius, 0}}); }
  Outline& close() { return add({Verb::close, {}, {}}); }
  Outline& add(const Piece& piece) { return pieces_.push_back(piece), *this; }
  Outline& add(const Outline& other);

  bool empty() const { return pieces_.empty(); }
  const std::vector<Piece>& pieces() const { return pieces_; }
  // As SVG path data, scaled and then moved; so many digits after the point.
  std::string data(double scale, Point origin, int decimals) const;

 private:
  std::vector<Piece> pieces_;
};

enum class ShapeKind : std::uint8_t {
  ground,   // a further house of a variant, as printed: a window, a group of cells
  line,     // along a diagonal of the board
  sign,     // of a rule that cannot be seen on the board: a leap, neighbours in number
  tint,     // a house to look at
  hatch,    // a house in which something follows
  shade,    // a cell that is ruled out
  sight,    // the line along which a digit rules it out
  frame,    // around a cell
  letter,   // of a set of cells
  capsule,  // around candidates that stand together
  figure,   // around a candidate
  bar,      // with it the figure or capsule stands for false
  link,     // from one of them to another
  tip,      // the head of a link
  mark,     // a candidate
  strike,   // through an eliminated one
  digit,    // a placed digit
  ring,     // around a placed one
  chip,     // the number of a line of the text, beside the candidate it speaks of
};
enum class Truth : std::uint8_t { untold, is_true, is_false };
enum class Strength : std::uint8_t { none, strong, weak, forced };
enum class Ink : std::uint8_t { none, plain, bold, struck };

struct Shape {
  ShapeKind kind = ShapeKind::mark;
  Paint paint = Paint::none;
  Truth truth = Truth::untold;
  Strength strength = Strength::none;
  Ink ink = Ink::none;
  CellSet cells = {};  // what it is about
  DigitSet digits = {};
  std::string line = {};  // the numbered line of the text that it belongs to: "3", "A2"
  Outline path = {};
  Point at = {};  // the middle of its text
  std::string text = {};
  int number = 0;  // of a ground among several that differ, from 1
};
// What it is in words for style sheets: "figure pattern false", "link weak", "ground g3".
std::string class_of(const Shape& shape);

// A sample around (0, 0), as large as on the board, and the words for it.
struct LegendEntry {
  std::vector<Shape> sample;
  std::string words;
};

struct Drawing {
  Puzzle position;  // the digits and candidates that stand on the board
  std::vector<Shape> shapes;
  std::vector<LegendEntry> legend;
  CellSet written = {};    // blank cells whose candidates are among the shapes
  bool has_marks = true;   // the candidates of the other blank cells are shown
  bool has_rules = false;  // the legend says what is beyond the classic rules
  bool has_names = true;   // of rows and columns, beside the board
  // What each variant asks for, by its number, for a legend in another language; empty: English.
  std::span<const std::string_view> rule_words = {};
  std::vector<std::string> heading = {};  // lines above the board
  // For those who listen.
  std::string title = {};
  std::string description = {};
  bool has_lettered_rows = false;  // rows are called A to I
};

// A picture that stands alone: the board with its digits and candidates, the drawing, the legend
// below. No script, no style sheet, nothing from elsewhere; what colour says, shape says too. Looks
// are attributes with a class beside them, so that a page may choose other colours. With a size of
// a cell on paper it is as large in print, else it measures pixels.
std::string to_svg(const Drawing& drawing, std::optional<int> cell_millimetres = std::nullopt);
// What a page paints over its own board: {"shapes": [...], "legend": [...], "cells": [...]}; where
// the rules are not classic, also what that board looks like: "board".
std::string to_json(const Drawing& drawing);

}  // namespace nonet
