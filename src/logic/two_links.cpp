// See two_links.hpp.

#include "logic/two_links.hpp"

#include <array>

#include "logic/sees.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic {
namespace {

CellSet victims(const Board& board, Digit digit, const TwoLinks& links) {
  return board.places(digit) & seen_by_all(links.a | links.d, board.rules());
}

void show_chain(Step& step, Digit digit, const TwoLinks& links) {
  step.show(Role::chain_head, links.a, digit).show(Role::strong_to, links.b, digit);
  step.show(Role::weak_to, links.c, digit).show(Role::strong_to, links.d, digit);
}

bool share_region(const Board& board, Cell a, Cell b) {
  return board.rules().region_of(a) && board.rules().region_of(a) == board.rules().region_of(b);
}

// A row link and a column link that meet in a box.
Flow visit_kites(const Board& board, Digit digit, const StrongLink& row, const StrongLink& column,
                 VisitTwoLinks visit) {
  for (const Cell b : {row.a, row.b}) {
    for (const Cell c : {column.a, column.b}) {
      if (b == c || !share_region(board, b, c)) continue;
      const Cell a = b == row.a ? row.b : row.a;
      const Cell d = c == column.a ? column.b : column.a;
      // A link inside the box is no string; ends that share a cell leave nothing between them.
      if (share_region(board, a, b) || share_region(board, d, c) || a == d) continue;
      if (!takes_something(board, digit, a, d)) continue;
      if (visit(digit, {row.house, column.house, {a}, {b}, {c}, {d}}) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

// The cells of a box around a row and a column of it:
//
//   o o |      the corner X belongs to both arms,
//   o o |      o must be free of the digit
//   - - X
struct Cross {
  House box = House(0);
  Cell corner = Cell(0);
  // Cells by index: the row's, the column's, the others; and where each of the three ends.
  std::array<CellNumber, kDigits> cells = {};
  std::array<std::uint8_t, 3> ends = {};
};

constexpr Cross make_cross(const Rules& rules, House box, Cell corner) {
  Cross cross;
  cross.box = box;
  cross.corner = corner;
  std::uint8_t count = 0;
  for (int part = 0; part < 3; ++part) {
    for (const Cell cell : rules.cells(box)) {
      if (cell == corner) continue;
      const int of = cell.row() == corner.row() ? 0 : cell.column() == corner.column() ? 1 : 2;
      if (of == part) cross.cells[count++] = static_cast<CellNumber>(cell.index());
    }
    cross.ends[part] = count;
  }
  return cross;
}

constexpr std::array<Cross, kCells> make_classic_crosses() {
  std::array<Cross, kCells> crosses;
  if (!kHasClassic) return crosses;
  for (int i = 0; i < kCells; ++i) {
    const House box = House::box(i / kDigits);
    crosses[i] = make_cross(Rules::classic(), box, Rules::classic().cell(box, i % kDigits));
  }
  return crosses;
}
constexpr std::array<Cross, kCells> kClassicCrosses = make_classic_crosses();

DigitSet digits_of(const Board& board, const Cross& cross, int part) {
  DigitSet digits;
  for (int i = part == 0 ? 0 : cross.ends[part - 1]; i < cross.ends[part]; ++i) {
    digits = digits | board.candidates(Cell(cross.cells[i]));
  }
  return digits;
}

// Links that begin on one line of the cross, outside the box, and lead to a cell whose shadow falls
// on the other line outside the box.
Flow visit_rectangles(const Board& board, Digit digit, const Cross& cross, House killed,
                      std::span<const StrongLink> links, VisitTwoLinks visit) {
  const CellSet places = board.places(digit, cross.box);
  const CellSet hit_line = killed.is_row()
                               ? board.rules().cells(House::column(cross.corner.column()))
                               : board.rules().cells(House::row(cross.corner.row()));
  const CellSet open = (board.places(digit) & hit_line) - board.rules().cells(cross.box);
  if (open.empty()) return Flow::go_on;
  for (const StrongLink& link : links) {
    for (const Cell c : {link.a, link.b}) {
      if (!board.rules().contains(killed, c) || board.rules().contains(cross.box, c)) continue;
      const Cell d = c == link.a ? link.b : link.a;
      if (!board.rules().peers(d).intersects(open)) continue;
      const CellSet b = places & board.rules().cells(killed);
      if (visit(digit, {cross.box, link.house, places - b, b, {c}, {d}}) == Flow::stop) {
        return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

}  // namespace

Flow emit_two_links(const Board& board, StepSink& out, Digit digit, const TwoLinks& links) {
  const CellSet hit = victims(board, digit, links);
  if (hit.empty()) return Flow::go_on;
  Step step = out.step();
  step.eliminate(hit, digit).show(Role::digit, digit).show(Role::cells, links.a | links.d);
  step.show(Role::house, links.first).show(Role::other_house, links.second);
  show_chain(step, digit, links);
  return out.emit(step);
}

Flow emit_dual(const Board& board, StepSink& out, Digit digit, const TwoLinks& one,
               const TwoLinks& other) {
  const CellSet hit = victims(board, digit, one);
  const CellSet more = victims(board, digit, other);
  // One that takes nothing the other does not is no dual.
  if ((hit - more).empty() || (more - hit).empty()) return Flow::go_on;
  Step step = out.step();
  step.eliminate(hit | more, digit).show(Role::digit, digit);
  step.show(Role::house, board.rules().region_of(one.b.first()).value_or(one.first));
  show_chain(step, digit, one);
  show_chain(step, digit, other);
  return out.emit(step);
}

Flow for_each_kite(const Board& board, Workspace& workspace, DigitSet digits, VisitTwoLinks visit) {
  const StrongLinks& strong = workspace.fact<StrongLinks>();
  for (const Digit digit : digits) {
    for (const StrongLink& row : strong.rows(digit)) {
      for (const StrongLink& column : strong.columns(digit)) {
        if (visit_kites(board, digit, row, column, visit) == Flow::stop) return Flow::stop;
      }
    }
  }
  return Flow::go_on;
}

namespace {

Flow visit_cross(const Board& board, const StrongLinks& strong, const Cross& cross, DigitSet digits,
                 VisitTwoLinks visit) {
  const DigitSet arms = digits_of(board, cross, 0) & digits_of(board, cross, 1) & digits;
  if (arms.empty()) return Flow::go_on;
  for (const Digit digit : arms - digits_of(board, cross, 2)) {
    const House row = House::row(cross.corner.row());
    const House column = House::column(cross.corner.column());
    if (visit_rectangles(board, digit, cross, row, strong.columns(digit), visit) == Flow::stop ||
        visit_rectangles(board, digit, cross, column, strong.rows(digit), visit) == Flow::stop) {
      return Flow::stop;
    }
  }
  return Flow::go_on;
}

}  // namespace

Flow for_each_empty_rectangle(const Board& board, Workspace& workspace, DigitSet digits,
                              VisitTwoLinks visit) {
  const Rules& rules = board.rules();
  const StrongLinks& strong = workspace.fact<StrongLinks>();
  if (rules.is_classic()) {
    for (const Cross& cross : kClassicCrosses) {
      if (visit_cross(board, strong, cross, digits, visit) == Flow::stop) return Flow::stop;
    }
    return Flow::go_on;
  }
  for (const House box : rules.houses() - HouseSet::lines()) {
    for (const Cell corner : rules.cells(box)) {
      const Cross cross = make_cross(rules, box, corner);
      if (visit_cross(board, strong, cross, digits, visit) == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

}  // namespace nonet::logic
