// Hidden Rectangle: a corner holds two digits alone, and one of them is confined to the rectangle
// in the row and in the column of the opposite corner.
//
// Rectangles with two floor cells in a line are left to type 4, which sees more in them.
//
// Order: by confined digit, then by the row that confines it, then by the corner that loses the
// other. Cost: for each digit the rows with two places for it, against the columns with two.

#include "logic/finder.hpp"
#include "logic/rectangles.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic::hidden_rectangle {

extern const Prose prose = {
    .summary =
        "a corner of two candidates, and one of them confined to the rectangle on both sides of "
        "the opposite corner",
    .why =
        "If the opposite corner took the second digit, the confined digit would have to stand in "
        "the two corners beside it, and the first corner, which sees both, would take the second "
        "digit as well. The rectangle would hold two digits only and could be filled in two "
        "ways; the puzzle would have two solutions. So the opposite corner is not the second "
        "digit.",
};

namespace {

// The digit has two places in the row of d, the other at c, and two in its column, the other at b.
Flow find_at(const Board& board, Digit confined, Cell b, Cell c, Cell d, StepSink& out) {
  const Cell floor = Cell::at(b.row(), c.column());
  const DigitSet pair = board.candidates(floor);
  if (pair.size() != 2 || !pair.contains(confined) || !are_corners(board.rules(), floor, d))
    return Flow::go_on;
  const Digit other = (pair - DigitSet{confined}).first();
  if (!board.candidates(d).contains(other)) return Flow::go_on;
  const auto is_floor = [&](Cell cell) { return (board.candidates(cell) - pair).empty(); };
  if (is_floor(b) || is_floor(c)) return Flow::go_on;
  Step step = out.step();
  step.eliminate(Candidate(d, other));
  step.show(Role::floor, floor).show(Role::roof, CellSet{b, c}).show(Role::cell, d);
  step.show(Role::digits, pair).show(Role::x, confined).show(Role::y, other);
  step.show(Role::house, HouseSet{House::row(d.row()), House::column(d.column())});
  return out.emit(step);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const StrongLinks& links = workspace.fact<StrongLinks>();
  for (const Digit digit : board.rules().digits()) {
    for (const StrongLink& row : links.rows(digit)) {
      for (const StrongLink& column : links.columns(digit)) {
        const int number = board.rules().number(column.house);
        const bool meets_a = number == row.a.column();
        if (!meets_a && number != row.b.column()) continue;
        const Cell d = meets_a ? row.a : row.b;
        const Cell c = meets_a ? row.b : row.a;
        const Cell b = d == column.a ? column.b : column.a;
        if (find_at(board, digit, b, c, d, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::hidden_rectangle
