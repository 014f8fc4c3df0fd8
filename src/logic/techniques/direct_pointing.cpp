// Direct Pointing: a digit that one box keeps to a line leaves a neighbouring box one place for it.
// Only that digit is placed; the other eliminations stay unsaid.
//
// Order: by line, rows first, then by pointing box along it, then by digit, then by the box that
// gets it.

#include "logic/finder.hpp"

namespace nonet::logic::direct_pointing {

extern const Prose prose = {
    .summary = "a box keeps a digit to one line, which leaves a box beside it one place",
    .why =
        "All places for the digit in one box stand in one line, so the other boxes on that line "
        "must take it outside the line. One of them has just one such cell.",
    .explanation =
        "In {house}, {digit} can only be in {cells.or}, and {cells|it lies|both lie|all "
        "lie} in {other_house}.\n"
        "Whichever it is, {other_house} gets its {digit} there.\n"
        "So in {target_house} only {cell} is left for {digit}: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < crossings.count(); ++i) {
    const Crossing& crossing = crossings.all()[static_cast<std::size_t>(i)];
    for (const Digit digit : crossings.locked_in_box(i) & crossings.rest_of_line(i)) {
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      // Not the crossing itself: the house that gets the digit may share a cell with it, as one
      // diagonal does with the other.
      const CellSet gone = board.rules().cells(crossing.line) - crossing.cells;
      for (const int beside : crossings.table().others(crossing.others_of_line)) {
        if (!crossings.digits(beside).contains(digit)) continue;
        const House target = crossings.all()[static_cast<std::size_t>(beside)].box;
        const CellSet places = board.places(digit, target);
        const CellSet left = places - gone;
        if (!left.is_single() || left == places) continue;
        Step step = out.step();
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
