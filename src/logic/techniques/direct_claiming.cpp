// Direct Claiming: a digit that one line keeps to a box leaves a line beside it one place for it.
// Only that digit is placed; the other eliminations stay unsaid.
//
// Order: by claiming line, rows first, then by box along it, then by digit, then by the line that
// gets it.

#include "logic/finder.hpp"

namespace nonet::logic::direct_claiming {

extern const Prose prose = {
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
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < crossings.count(); ++i) {
    const Crossing& crossing = crossings.all()[static_cast<std::size_t>(i)];
    for (const Digit digit : crossings.locked_in_line(i) & crossings.rest_of_box(i)) {
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      // Not the crossing itself: the house that gets the digit may share a cell with it, as one
      // diagonal does with the other.
      const CellSet gone = board.rules().cells(crossing.box) - crossing.cells;
      for (const int beside : crossings.table().others(crossing.others_of_box)) {
        if (!crossings.digits(beside).contains(digit)) continue;
        const House target = crossings.all()[static_cast<std::size_t>(beside)].line;
        const CellSet places = board.places(digit, target);
        const CellSet left = places - gone;
        if (!left.is_single() || left == places) continue;
        Step step = out.step();
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
