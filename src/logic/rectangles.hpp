// Rectangles: four unsolved cells in two rows, two columns and two boxes that could all hold the
// same two digits. If they hold nothing else, the two digits can be exchanged: a deadly pattern
// (deadly.hpp). A corner that holds nothing beyond the pair is floor, the others are roof.
//
// The pair is named by a cell that has just these two candidates. A corner may have lost one of the
// two digits, but not both.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "nonet/board.hpp"
#include "nonet/flow.hpp"

namespace nonet::logic {

class Workspace;

struct Rectangle {
  DigitSet pair;
  CellSet floor;
  CellSet roof;

  bool is_roof_aligned() const {  // in one row or column, not diagonal
    const Cell a = roof.first();
    const Cell b = roof.after(a).first();
    return a.row() == b.row() || a.column() == b.column();
  }
};

// A fact of the workspace: the rectangles with two or three floor cells, by lowest floor cell of
// two candidates, then by the next floor cell. There are none on most boards. Cost: a glance at
// each cell of two candidates, for two that are alike.
class Rectangles {
 public:
  void build(const Board& board, Workspace& workspace);

  // With one roof cell.
  std::span<const Rectangle> closed() const { return closed_; }
  // With two roof cells in a line; with two diagonal ones.
  std::span<const Rectangle> aligned() const { return aligned_; }
  std::span<const Rectangle> diagonal() const { return diagonal_; }

 private:
  std::vector<Rectangle> closed_;
  std::vector<Rectangle> aligned_;
  std::vector<Rectangle> diagonal_;
};

// Of the cells along a line through `cell`: those of its box, or those beyond.
enum class Reach : bool { within_box, beyond_box };

inline CellSet along(Cell cell, House line, Reach reach) {
  const CellSet box = House::box(cell.box()).cells();
  CellSet cells = reach == Reach::within_box ? line.cells() & box : line.cells() - box;
  cells.erase(cell);
  return cells;
}

// Whether cells at two opposite corners make a rectangle that lies in two boxes.
constexpr bool are_corners(Cell a, Cell opposite) {
  const bool shares_band = a.row() / kBoxSide == opposite.row() / kBoxSide;
  const bool shares_stack = a.column() / kBoxSide == opposite.column() / kBoxSide;
  return shares_band != shares_stack && a.row() != opposite.row() &&
         a.column() != opposite.column();
}

namespace detail {

constexpr std::array<CellSet, kCells> make_mates() {
  std::array<CellSet, kCells> mates;
  for (const Cell a : CellSet::all()) {
    for (const Cell b : CellSet::all()) {
      const bool is_mate = are_corners(a, b) || a.row() == b.row() || a.column() == b.column();
      if (is_mate && a != b) mates[a.index()].insert(b);
    }
  }
  return mates;
}
inline constexpr std::array<CellSet, kCells> kMates = make_mates();

}  // namespace detail

// The cells that are corners of some rectangle together with this one.
constexpr CellSet rectangle_mates(Cell cell) { return detail::kMates[cell.index()]; }

// Visits the two other corners of every rectangle with corners at a and b, if they are both in
// `able`; where a and b share a line, the one beside a comes first. The visitor returns Flow.
template <typename Visit>
Flow for_each_completion(Cell a, Cell b, CellSet able, const Visit& visit) {
  if (a.row() == b.row() || a.column() == b.column()) {
    const bool is_row = a.row() == b.row();
    const House across = is_row ? House::column(a.column()) : House::row(a.row());
    const Reach reach = a.box() == b.box() ? Reach::beyond_box : Reach::within_box;
    for (const Cell c : along(a, across, reach) & able) {
      const Cell d = is_row ? Cell::at(c.row(), b.column()) : Cell::at(b.row(), c.column());
      if (able.contains(d) && visit(c, d) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }
  if (!are_corners(a, b)) return Flow::go_on;
  const Cell c = Cell::at(a.row(), b.column());
  const Cell d = Cell::at(b.row(), a.column());
  if (!able.contains(c) || !able.contains(d)) return Flow::go_on;
  return visit(c, d);
}

}  // namespace nonet::logic
