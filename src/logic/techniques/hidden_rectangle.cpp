// Hidden Rectangle: a corner holds two digits alone, and one of them is confined to the rectangle
// in the row and in the column of the opposite corner.
//
// Rectangles with two floor cells in a line are left to type 4, which sees more in them.
//
// Order: by floor cell, confined digit, row mate, column mate.
// Cost: around each cell of two candidates the few mates that share a digit; some hundred
// nanoseconds.

#include "logic/rectangles.hpp"

namespace nonet::logic::hidden_rectangle {

const Prose prose = {
    .summary =
        "a corner of two candidates, and one of them confined to the rectangle on both sides of "
        "the opposite corner",
    .why =
        "If the opposite corner took the second digit, the confined digit would have to stand in "
        "the two corners beside it, and the first corner, which sees both, would take the second "
        "digit as well. The rectangle would hold two digits only and could be filled in two "
        "ways; the puzzle would have two solutions. So the opposite corner is not the second "
        "digit.",
    .explanation =
        "If {cell} were {y}, then in {house} the digit {x} would have no place left but {roof}, "
        "and {floor}, which has only {digits}, would be {y} too. The rectangle could then be "
        "filled in two ways and the puzzle would have two solutions. So {cell} is not {y}.",
    .example = "",
};

namespace {

struct Corner {
  Cell cell;
  DigitSet pair;
  Digit confined;
  Digit other;
};

// Whether the digit stands in the cells alone, all along the line.
bool is_confined(const Board& board, Digit digit, House line, CellSet cells) {
  return (board.places(digit, line) - cells).empty();
}

Flow find_from(const Board& board, const Corner& floor, StepSink& out) {
  const auto has_extra = [&](Cell cell) { return !(board.candidates(cell) - floor.pair).empty(); };
  const auto visit = [&](Cell b, Cell c, Cell d) {
    if (!board.candidates(d).contains(floor.other)) return Flow::go_on;
    if (!has_extra(b) || !has_extra(c)) return Flow::go_on;
    const House row = House::row(d.row());
    const House column = House::column(d.column());
    if (!is_confined(board, floor.confined, row, {c, d})) return Flow::go_on;
    if (!is_confined(board, floor.confined, column, {b, d})) return Flow::go_on;
    Step step(Technique::hidden_rectangle);
    step.eliminate(Candidate(d, floor.other));
    step.show(Role::floor, floor.cell).show(Role::roof, CellSet{b, c}).show(Role::cell, d);
    step.show(Role::digits, floor.pair).show(Role::x, floor.confined).show(Role::y, floor.other);
    step.show(Role::house, HouseSet{row, column});
    return out.emit(step);
  };
  return for_each_corner(floor.cell, board.places(floor.confined), visit);
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Cell cell : workspace.bivalue()) {
    const DigitSet pair = board.candidates(cell);
    for (const Digit confined : pair) {
      const Digit other = (pair - DigitSet{confined}).first();
      if (find_from(board, {cell, pair, confined, other}, out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::hidden_rectangle
