// Direct Claiming: a digit that one line keeps to a box leaves a line beside it one place for it.
// Only that digit is placed; the other eliminations stay unsaid.
//
// Order: by claiming line, rows first, then by box along it, then by digit, then by the line that
// gets it.

#include "logic/finder.hpp"

namespace nonet::logic::direct_claiming {

const Prose prose = {
    .summary = "a line keeps a digit to one box, which leaves a line beside it one place",
    .why =
        "All places for the digit in one line stand in one box, so the other lines through that "
        "box "
        "must take it outside the box. One of them has just one such cell.",
    .explanation =
        "In {house} the digit {digit} can only go to {cells}, all in {other_house}. So "
        "{target_house} must have its {digit} outside {other_house}, and there only {cell} can be.",
    .example =
        "::x:+6+42+3+195+87+1+7+85+46+3+2+9+5+93+8+7+24+6+195+1+2+8.+7.6+26+47+9+5+1..+38+7+4"
        "+6+12+9+5+7+2+5+6+38+9144+1+69+27+8..+8+3+91+5+4+6+72::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < kCrossings; ++i) {
    const Crossing& crossing = Crossings::all()[i];
    for (const Digit digit : crossings.locked_in_line(i) & crossings.rest_of_box(i)) {
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      for (const int beside : crossing.in_box) {
        if (!crossings.digits(beside).contains(digit)) continue;
        const House target = Crossings::all()[beside].line;
        const CellSet left = board.places(digit, target) - crossing.box.cells();
        if (!left.is_single()) continue;
        Step step(Technique::direct_claiming);
        step.place(left.only(), digit);
        step.show(Role::digit, digit).show(Role::cells, cells, digit);
        step.show(Role::house, crossing.line).show(Role::other_house, crossing.box);
        step.show(Role::target_house, target).show(Role::cell, left.only());
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::direct_claiming
