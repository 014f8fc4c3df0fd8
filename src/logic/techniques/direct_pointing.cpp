// Direct Pointing: a digit that one box keeps to a line leaves a neighbouring box one place for it.
// Only that digit is placed; the other eliminations stay unsaid.
//
// Order: by line, rows first, then by pointing box along it, then by digit, then by the box that
// gets it.

#include "logic/finder.hpp"

namespace nonet::logic::direct_pointing {

const Prose prose = {
    .summary = "a box keeps a digit to one line, which leaves a box beside it one place",
    .why =
        "All places for the digit in one box stand in one line, so the other boxes on that line "
        "must take it outside the line. One of them has just one such cell.",
    .explanation =
        "In {house}, {digit} can only be in {cells.or}, and {cells|it lies|both lie|all "
        "lie} in {other_house}.\n"
        "Whichever it is, {other_house} gets its {digit} there.\n"
        "So in {target_house} only {cell} is left for {digit}: {T}.",
    .example =
        "::x:+426+8+73+95+1......8+4+2+9+81254...89+4+5+1+26+37+75398+6.2.6+1+2+3+4+7......73"
        "...9.......1.....25...::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < kCrossings; ++i) {
    const Crossing& crossing = Crossings::all()[i];
    for (const Digit digit : crossings.locked_in_box(i) & crossings.rest_of_line(i)) {
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      for (const int beside : crossing.in_line) {
        if (!crossings.digits(beside).contains(digit)) continue;
        const House target = Crossings::all()[beside].box;
        const CellSet left = board.places(digit, target) - crossing.line.cells();
        if (!left.is_single()) continue;
        Step step(Technique::direct_pointing);
        step.place(left.only(), digit);
        step.show(Role::digit, digit).show(Role::cells, cells, digit);
        step.show(Role::house, crossing.box).show(Role::other_house, crossing.line);
        step.show(Role::target_house, target).show(Role::cell, left.only());
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::direct_pointing
