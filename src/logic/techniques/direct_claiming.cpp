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
        "In {house}, {digit} can only be in {cells.or}, and {cells|it lies|both lie|all "
        "lie} in {other_house}.\n"
        "Whichever it is, {other_house} gets its {digit} there.\n"
        "So in {target_house} only {cell} is left for {digit}: {T}.",
    .example =
        "::x:+5.3..6.1.+16..+3.5..2+7+4..+86+39+736..4..1+8+4+2+6.17.+39+158+7+324+6.+5...7.."
        "8..7..5...4..3+6..+7+5::::",
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
