// Rectangles: four unsolved cells in two rows, two columns and two boxes that could all hold the
// same two digits. If they hold nothing else, the two digits can be exchanged: a deadly pattern
// (deadly.hpp). A corner that holds nothing beyond the pair is floor, the others are roof.
//
// The pair is named by a cell that has just these two candidates. A corner may have lost one of the
// two digits, but not both.
#pragma once

#include "logic/deadly.hpp"

namespace nonet::logic {

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

// Of the cells along a line through `cell`: those of its box, or those beyond.
enum class Reach : bool { within_box, beyond_box };

inline CellSet along(Cell cell, House line, Reach reach) {
  const CellSet box = House::box(cell.box()).cells();
  CellSet cells = reach == Reach::within_box ? line.cells() & box : line.cells() - box;
  cells.erase(cell);
  return cells;
}

// Visits the corners (row mate, column mate, opposite) of every rectangle with a corner at `cell`,
// the mates being taken from `mates`. The visitor returns Flow.
template <typename Visit>
Flow for_each_corner(Cell cell, CellSet mates, const Visit& visit) {
  // One side of the rectangle lies in one box, the other leaves it.
  for (const Reach reach : {Reach::within_box, Reach::beyond_box}) {
    const Reach other = reach == Reach::within_box ? Reach::beyond_box : Reach::within_box;
    const CellSet in_row = along(cell, House::row(cell.row()), reach) & mates;
    if (in_row.empty()) continue;
    const CellSet in_column = along(cell, House::column(cell.column()), other) & mates;
    for (const Cell b : in_row) {
      for (const Cell c : in_column) {
        if (visit(b, c, Cell::at(c.row(), b.column())) == Flow::stop) return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

// Visits the two other corners of every rectangle with corners at a and b, if they are both in
// `able`; where a and b share a line, the one beside a comes first. The visitor returns Flow.
template <typename Visit>
Flow for_each_completion(Cell a, Cell b, CellSet able, const Visit& visit) {
  const bool shares_box = a.box() == b.box();
  if (a.row() == b.row() || a.column() == b.column()) {
    const bool is_row = a.row() == b.row();
    const House across = is_row ? House::column(a.column()) : House::row(a.row());
    const Reach reach = shares_box ? Reach::beyond_box : Reach::within_box;
    for (const Cell c : along(a, across, reach) & able) {
      const Cell d = is_row ? Cell::at(c.row(), b.column()) : Cell::at(b.row(), c.column());
      if (able.contains(d) && visit(c, d) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }
  const Cell c = Cell::at(a.row(), b.column());
  const Cell d = Cell::at(b.row(), a.column());
  const bool is_in_two_boxes = (a.box() == c.box()) != (a.box() == d.box());
  if (!is_in_two_boxes || !able.contains(c) || !able.contains(d)) return Flow::go_on;
  return visit(c, d);
}

// Visits every rectangle with two or three floor cells, once: by lowest floor cell with two
// candidates, then by the next. The visitor takes a Rectangle and returns Flow.
template <typename Visit>
Flow for_each_rectangle(const Board& board, const Workspace& workspace, const Visit& visit) {
  const CellSet bivalue = workspace.bivalue();
  const CellSet lone = workspace.cells_with(1);
  for (const Cell a : bivalue) {
    const DigitSet pair = board.candidates(a);
    const CellSet first = board.places(pair.first());
    const CellSet second = board.places((pair - DigitSet{pair.first()}).first());
    const CellSet able = first | second;
    const CellSet all_floor = (bivalue & first & second) | (lone & able);
    CellSet floors = all_floor;
    floors.erase(a);
    for (const Cell b : floors) {
      const auto complete = [&](Cell c, Cell d) {
        const CellSet cells = {a, b, c, d};
        const CellSet floor = cells & all_floor;
        // From any other two of its floor cells it is the same rectangle.
        CellSet others = floor;
        others.erase(a);
        if ((floor & bivalue).first() != a || others.first() != b) return Flow::go_on;
        return visit(Rectangle{pair, floor, cells - floor});
      };
      if (for_each_completion(a, b, able, complete) == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

inline Deadly make_deadly(const Board& board, const Rectangle& rectangle) {
  return make_deadly(board, rectangle.floor | rectangle.roof, rectangle.pair);
}

}  // namespace nonet::logic
