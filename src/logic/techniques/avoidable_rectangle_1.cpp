// Avoidable Rectangle Type 1: three corners of a rectangle are solved, not given, and the digit
// that would complete an exchangeable rectangle is still a candidate of the fourth.
//
// Order: by the two solved corners that share a box side, then by the cell to lose a candidate.
// Cost: the solved cells that are no givens, two by two along the sides of boxes.

#include "logic/rectangles.hpp"

namespace nonet::logic::avoidable_rectangle_1 {

const Prose prose = {
    .summary =
        "three solved corners that are no givens, and a fourth that could complete a rectangle "
        "of two digits",
    .why =
        "If four corners in two rows, two columns and two boxes held two digits crosswise and "
        "none of them were given, the digits could be exchanged and the puzzle would have two "
        "solutions. A puzzle with one solution avoids that. Givens cannot be exchanged, so they "
        "never take part.",
    .explanation =
        "None of {floor} is a given. If {roof} were {x}, the digits {digits} could be exchanged "
        "in the four corners and the puzzle would have two solutions. So {roof} is not {x}.",
    .example = "",
};

namespace {

Flow emit(Cell open, CellSet solved, DigitSet digits, Digit deadly, StepSink& out) {
  Step step(Technique::avoidable_rectangle_1);
  step.eliminate(Candidate(open, deadly));
  step.show(Role::floor, solved).show(Role::roof, open);
  step.show(Role::digits, digits).show(Role::x, deadly);
  return out.emit(step);
}

// Solved corners a and b on a box side: looks along the two lines that leave the box from them.
Flow find_beside(const Board& board, CellSet placed, Cell a, Cell b, StepSink& out) {
  const bool is_row = a.row() == b.row();
  const House across = is_row ? House::column(a.column()) : House::row(a.row());
  const Digit of_a = *board.grid().at(a);
  const Digit of_b = *board.grid().at(b);
  for (const Cell c : along(a, across, Reach::beyond_box)) {
    const Cell d = is_row ? Cell::at(c.row(), b.column()) : Cell::at(b.row(), c.column());
    Flow flow = Flow::go_on;
    if (placed.contains(c) && board.grid().at(c) == of_b && board.candidates(d).contains(of_a)) {
      flow = emit(d, {a, b, c}, {of_a, of_b}, of_a, out);
    } else if (placed.contains(d) && board.grid().at(d) == of_a &&
               board.candidates(c).contains(of_b)) {
      flow = emit(c, {a, b, d}, {of_a, of_b}, of_b, out);
    }
    if (flow == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const CellSet placed = board.grid().filled() - workspace.known().givens;
  for (const Cell a : placed) {
    for (const House line : {House::row(a.row()), House::column(a.column())}) {
      for (const Cell b : (along(a, line, Reach::within_box) & placed).after(a)) {
        if (find_beside(board, placed, a, b, out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::avoidable_rectangle_1
