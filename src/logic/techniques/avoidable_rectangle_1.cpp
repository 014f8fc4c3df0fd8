// Avoidable Rectangle Type 1: three corners of a rectangle are solved, not given, and the digit
// that would complete an exchangeable rectangle is still a candidate of the fourth.
//
// Order: by the two solved corners that share a box side, then by the cell to lose a candidate.
// Cost: the solved cells that are no givens, two by two along the sides of boxes.

#include <array>
#include <cstdint>
#include <optional>

#include "logic/finder.hpp"
#include "logic/rectangles.hpp"

namespace nonet::logic::avoidable_rectangle_1 {

extern const Prose prose = {
    .summary =
        "three solved corners that are no givens, and a fourth that could complete a rectangle "
        "of two digits",
    .why =
        "If four corners in two rows, two columns and two boxes held two digits crosswise and "
        "none of them were given, the digits could be exchanged and the puzzle would have two "
        "solutions. A puzzle with one solution avoids that. Givens cannot be exchanged, so they "
        "never take part.",
    .explanation =
        "{floor} are solved but not given: {floor.values}.\n"
        "If {roof} were {x}, {digits} could be swapped in these four corners, and the "
        "puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.",
};

namespace {

// Solved cells that were not printed, and where each row and column has a digit of theirs.
class Placed {
 public:
  Placed(const Board& board, CellSet cells) : board_(board) {
    for (const Cell cell : cells) {
      const Digit digit = digit_at(cell);
      where_[digit.index()][cell.row()] = static_cast<CellNumber>(cell.index() + 1);
      where_[digit.index()][kDigits + cell.column()] = static_cast<CellNumber>(cell.index() + 1);
    }
  }
  Digit digit_at(Cell cell) const { return *board_.grid().at(cell); }
  std::optional<Cell> find(Digit digit, House line) const {
    const int where = where_[digit.index()][line.index()];
    return where == 0 ? std::nullopt : std::optional<Cell>(Cell(where - 1));
  }

 private:
  const Board& board_;
  std::array<std::array<CellNumber, 2 * kDigits>, kDigits> where_{};  // index plus one, or 0
};

// Two solved corners on a side that lies in one box, taken in either direction. If the line that
// leaves the box at a has the digit of b again, at c, the corner beside c and b must not be a's.
Flow find_beside(const Board& board, const Placed& placed, Cell a, Cell b, StepSink& out) {
  const bool is_row = a.row() == b.row();
  const House across = is_row ? House::column(a.column()) : House::row(a.row());
  const std::optional<Cell> c = placed.find(placed.digit_at(b), across);
  if (!c) return Flow::go_on;
  const Cell open = is_row ? Cell::at(c->row(), b.column()) : Cell::at(b.row(), c->column());
  const Digit deadly = placed.digit_at(a);
  if (!board.candidates(open).contains(deadly)) return Flow::go_on;
  if (!are_corners(board.rules(), a, open)) return Flow::go_on;
  Step step = out.step();
  step.eliminate(Candidate(open, deadly));
  step.show(Role::floor, CellSet{a, b, *c}).show(Role::roof, open);
  step.show(Role::digits, DigitSet{deadly, placed.digit_at(b)}).show(Role::x, deadly);
  return out.emit(step);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet cells = board.grid().filled() - workspace.known().givens;
  if (!workspace.touched_since(row.technique).cells.intersects(cells)) return;
  const Placed placed(board, cells);
  for (const Cell a : cells) {
    for (const House line : {House::row(a.row()), House::column(a.column())}) {
      for (const Cell b : along(board.rules(), a, line, BoxSide::within_box) & cells) {
        if (find_beside(board, placed, a, b, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::avoidable_rectangle_1
