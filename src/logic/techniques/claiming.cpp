// Claiming: in a row or column, all places of a digit stand in one box, so the rest of the box
// cannot hold it.
//
// Order: by line, rows first, then by box along it, then by digit. Cost: a few operations on sets
// of digits for each of the 54 crossings, some 0.1 us.

#include "logic/finder.hpp"

namespace nonet::logic::claiming {

const Prose prose = {
    .summary = "in a row or column, a digit can only go to cells of one box",
    .why =
        "The line needs the digit, and all cells of the line that can take it stand in one box. "
        "Whichever of them it is, it is the digit of that box too, so no other cell of the box can "
        "be it.",
    .explanation =
        "In {house} the digit {digit} can only go to {cells}, all in {other_house}. One of them is "
        "{digit}, so the rest of {other_house} cannot be.",
    .example =
        ":0101:x:+6+42+3+195+87+1+7+85+46+3+2+9+5+93+8+7+24+6+195+1+2+8.+7.6+26+47+9+5+1..+38"
        "+7+4+6+12+9+5+7+2+5+6+38+9144+1+69+27+8..+8+3+91+5+4+6+72::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < kCrossings; ++i) {
    for (const Digit digit : crossings.locked_in_line(i) & crossings.rest_of_box(i)) {
      const Crossing& crossing = Crossings::all()[i];
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      Step step(Technique::claiming);
      step.eliminate(board.places(digit, crossing.box) - crossing.cells, digit);
      step.show(Role::digit, digit).show(Role::cells, cells, digit);
      step.show(Role::house, crossing.line).show(Role::other_house, crossing.box);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::claiming
