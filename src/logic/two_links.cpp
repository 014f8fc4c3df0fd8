// See two_links.hpp.

#include "logic/two_links.hpp"

#include <array>

#include "logic/sees.hpp"

namespace nonet::logic {
namespace {

CellSet victims(const Board& board, Digit digit, const TwoLinks& links) {
  return board.places(digit) & seen_by_all(links.a | links.d, board.rules());
}

void show_chain(Step& step, Digit digit, const TwoLinks& links) {
  step.show(Role::chain_head, links.a, digit).show(Role::strong_to, links.b, digit);
  step.show(Role::weak_to, links.c, digit).show(Role::strong_to, links.d, digit);
}

// A row link and a column link that meet in a box.
Flow visit_kites(const Board& board, Digit digit, const StrongLink& row, const StrongLink& column,
                 VisitTwoLinks visit) {
  for (const Cell b : {row.a, row.b}) {
    for (const Cell c : {column.a, column.b}) {
      if (b == c || b.box() != c.box()) continue;
      const Cell a = b == row.a ? row.b : row.a;
      const Cell d = c == column.a ? column.b : column.a;
      // A link inside the box is no string; ends that share a cell leave nothing between them.
      if (a.box() == b.box() || d.box() == c.box() || a == d) continue;
      if (!takes_something(board, digit, a, d)) continue;
      if (visit(digit, {row.house, column.house, {a}, {b}, {c}, {d}}) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

// The nine cells of a box around a row and a column of it:
//
//   o o |      the corner X belongs to both arms,
//   o o |      o must be free of the digit
//   - - X
struct Cross {
  House box = House(0);
  Cell corner = Cell(0);
  std::array<Cell, kBoxSide - 1> row_arm = {Cell(0), Cell(0)};
  std::array<Cell, kBoxSide - 1> column_arm = {Cell(0), Cell(0)};
  std::array<Cell, (kBoxSide - 1) * (kBoxSide - 1)> rest = {Cell(0), Cell(0), Cell(0), Cell(0)};
};

constexpr std::array<Cross, kCells> make_crosses() {
  std::array<Cross, kCells> crosses;
  for (int i = 0; i < kCells; ++i) {
    Cross& cross = crosses[i];
    cross.box = House::box(i / kDigits);
    cross.corner = cross.box.cell(i % kDigits);
    std::array<int, 3> counts{};
    for (const Cell cell : cross.box.cells()) {
      if (cell == cross.corner) continue;
      if (cell.row() == cross.corner.row()) {
        cross.row_arm[counts[0]++] = cell;
      } else if (cell.column() == cross.corner.column()) {
        cross.column_arm[counts[1]++] = cell;
      } else {
        cross.rest[counts[2]++] = cell;
      }
    }
  }
  return crosses;
}
constexpr std::array<Cross, kCells> kCrosses = make_crosses();

template <std::size_t N>
DigitSet digits_of(const Board& board, const std::array<Cell, N>& cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits = digits | board.candidates(cell);
  return digits;
}

// Links that begin on one line of the cross, outside the box, and lead to a cell whose shadow falls
// on the other line outside the box.
Flow visit_rectangles(const Board& board, Digit digit, const Cross& cross, House killed,
                      std::span<const StrongLink> links, VisitTwoLinks visit) {
  const CellSet places = board.places(digit, cross.box);
  const CellSet hit_line = killed.kind() == HouseKind::row
                               ? House::column(cross.corner.column()).cells()
                               : House::row(cross.corner.row()).cells();
  const CellSet open = (board.places(digit) & hit_line) - cross.box.cells();
  if (open.empty()) return Flow::go_on;
  for (const StrongLink& link : links) {
    for (const Cell c : {link.a, link.b}) {
      if (!killed.contains(c) || cross.box.contains(c)) continue;
      const Cell d = c == link.a ? link.b : link.a;
      if (!board.rules().peers(d).intersects(open)) continue;
      const CellSet b = places & killed.cells();
      if (visit(digit, {cross.box, link.house, places - b, b, {c}, {d}}) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

}  // namespace

Flow emit_two_links(const Board& board, StepSink& out, Technique technique, Digit digit,
                    const TwoLinks& links) {
  const CellSet hit = victims(board, digit, links);
  if (hit.empty()) return Flow::go_on;
  Step step(technique);
  step.eliminate(hit, digit).show(Role::digit, digit).show(Role::cells, links.a | links.d);
  step.show(Role::house, links.first).show(Role::other_house, links.second);
  show_chain(step, digit, links);
  return out.emit(step);
}

Flow emit_dual(const Board& board, StepSink& out, Technique technique, Digit digit,
               const TwoLinks& one, const TwoLinks& other) {
  const CellSet hit = victims(board, digit, one);
  const CellSet more = victims(board, digit, other);
  // One that takes nothing the other does not is no dual.
  if ((hit - more).empty() || (more - hit).empty()) return Flow::go_on;
  Step step(technique);
  step.eliminate(hit | more, digit).show(Role::digit, digit);
  step.show(Role::house, House::box(one.b.first().box()));
  show_chain(step, digit, one);
  show_chain(step, digit, other);
  return out.emit(step);
}

Flow for_each_kite(const Board& board, Workspace& workspace, DigitSet digits, VisitTwoLinks visit) {
  const StrongLinks& strong = workspace.strong_links();
  for (const Digit digit : digits) {
    for (const StrongLink& row : strong.rows(digit)) {
      for (const StrongLink& column : strong.columns(digit)) {
        if (visit_kites(board, digit, row, column, visit) == Flow::stop) return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

Flow for_each_empty_rectangle(const Board& board, Workspace& workspace, DigitSet digits,
                              VisitTwoLinks visit) {
  const StrongLinks& strong = workspace.strong_links();
  for (const Cross& cross : kCrosses) {
    const DigitSet arms =
        digits_of(board, cross.row_arm) & digits_of(board, cross.column_arm) & digits;
    if (arms.empty()) continue;
    for (const Digit digit : arms - digits_of(board, cross.rest)) {
      const House row = House::row(cross.corner.row());
      const House column = House::column(cross.corner.column());
      if (visit_rectangles(board, digit, cross, row, strong.columns(digit), visit) == Flow::stop ||
          visit_rectangles(board, digit, cross, column, strong.rows(digit), visit) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

}  // namespace nonet::logic
