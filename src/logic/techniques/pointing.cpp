// Pointing: in a box, all places of a digit stand in one line, so the rest of the line cannot hold
// it.
//
// Order: by line, rows first, then by box along it, then by digit. Cost: a few operations on sets
// of digits for each of the 54 crossings, some 0.1 us.

#include "logic/finder.hpp"

namespace nonet::logic::pointing {

const Prose prose = {
    .summary = "in a box, a digit can only go to cells of one row or column",
    .why =
        "The box needs the digit, and all cells of the box that can take it stand in one line. "
        "Whichever of them it is, it is the digit of that line too, so no cell of the line outside "
        "the box can be it.",
    .explanation =
        "In {house} the digit {digit} can only go to {cells}, all in {other_house}. One of them is "
        "{digit}, so the rest of {other_house} cannot be.",
    .example =
        ":0100:x:37+6+2..+5+8+1+1+495+7+8+2+63+28+56+3+19+74+53891+2+7+4+6+79+2+4+63+8+15+61+"
        "47+85+32+9.+5+7+1.6+4+3+8+8+2+1+35+4+6+97.6+3+8.+71+5+2::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < kCrossings; ++i) {
    for (const Digit digit : crossings.locked_in_box(i) & crossings.rest_of_line(i)) {
      const Crossing& crossing = Crossings::all()[i];
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      Step step(Technique::pointing);
      step.eliminate(board.places(digit, crossing.line) - crossing.cells, digit);
      step.show(Role::digit, digit).show(Role::cells, cells, digit);
      step.show(Role::house, crossing.box).show(Role::other_house, crossing.line);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::pointing
