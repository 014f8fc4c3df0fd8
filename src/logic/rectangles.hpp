// Rectangles: four unsolved cells in two rows, two columns and two boxes that could all hold the
// same two digits. If they hold nothing else, the two digits can be exchanged: a deadly pattern
// (deadly.hpp). A corner that holds nothing beyond the pair is floor, the others are roof.
//
// The pair is named by a cell that has just these two candidates. A corner may have lost one of the
// two digits, but not both.
#pragma once

#include <optional>
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
enum class BoxSide : bool { within_box, beyond_box };

inline CellSet along(const Rules& rules, Cell cell, House line, BoxSide side) {
  const std::optional<House> box = rules.region_of(cell);
  const CellSet inside = box ? rules.cells(*box) : CellSet();
  CellSet cells =
      side == BoxSide::within_box ? rules.cells(line) & inside : rules.cells(line) - inside;
  cells.erase(cell);
  return cells;
}

// Whether two digits may change places between these two and those two, in opposite corners each:
// every house that has one of these has one of those, and nothing else binds them. On the classic
// board: the rectangle lies in two boxes.
inline bool may_exchange(const Rules& rules, Cell a, Cell opposite, Cell c, Cell d) {
  const HouseSet these = rules.houses_of(a) | rules.houses_of(opposite);
  const HouseSet those = rules.houses_of(c) | rules.houses_of(d);
  return these == those && (rules.houses_of(a) & rules.houses_of(opposite)).empty() &&
         (rules.is_plain() || rules.may_swap({a, opposite, c, d}, these));
}

// Whether cells at two opposite corners make such a rectangle.
inline bool are_corners(const Rules& rules, Cell a, Cell opposite) {
  return a.row() != opposite.row() && a.column() != opposite.column() &&
         may_exchange(rules, a, opposite, Cell::at(a.row(), opposite.column()),
                      Cell::at(opposite.row(), a.column()));
}

// The cells that are corners of some rectangle together with this one.
CellSet rectangle_mates(const Rules& rules, Cell cell);

// Visits the two other corners of every rectangle with corners at a and b, if they are both in
// `able`; where a and b share a line, the one beside a comes first. The visitor returns Flow.
template <typename Visit>
Flow for_each_completion(const Rules& rules, Cell a, Cell b, CellSet able, const Visit& visit) {
  if (a.row() == b.row() || a.column() == b.column()) {
    const bool is_row = a.row() == b.row();
    const House across = is_row ? House::column(a.column()) : House::row(a.row());
    const bool share_box = rules.region_of(a) == rules.region_of(b);
    for (const Cell c :
         along(rules, a, across, share_box ? BoxSide::beyond_box : BoxSide::within_box) & able) {
      const Cell d = is_row ? Cell::at(c.row(), b.column()) : Cell::at(b.row(), c.column());
      if (!able.contains(d) || !(rules.is_classic() || may_exchange(rules, a, d, b, c))) continue;
      if (visit(c, d) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }
  const Cell c = Cell::at(a.row(), b.column());
  const Cell d = Cell::at(b.row(), a.column());
  if (!able.contains(c) || !able.contains(d) || !are_corners(rules, a, b)) {
    return Flow::go_on;
  }
  return visit(c, d);
}

}  // namespace nonet::logic
