// Claiming: in a row or column, all places of a digit stand in one box, so the rest of the box
// cannot hold it.
//
// Order: by line, rows first, then by box along it, then by digit. Cost: a few operations on sets
// of digits for each of the 54 crossings, some 0.1 us.

#include "logic/finder.hpp"

namespace nonet::logic::claiming {

extern const Prose prose = {
    .summary = "in a row or column, a digit can only go to cells of one box",
    .why =
        "The line needs the digit, and all cells of the line that can take it stand in one box. "
        "Whichever of them it is, it is the digit of that box too, so no other cell of the box can "
        "be it.",
    .explanation =
        "In {house}, {digit} can only be in {cells.or}, and {cells|it lies|both lie|all "
        "lie} in {other_house}.\n"
        "Whichever it is, {other_house} gets its {digit} there, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < crossings.count(); ++i) {
    for (const Digit digit : crossings.locked_in_line(i) & crossings.rest_of_box(i)) {
      const Crossing& crossing = crossings.all()[static_cast<std::size_t>(i)];
      const CellSet cells = board.places(digit) & crossing.cells;
      if (cells.is_single()) continue;  // a hidden single
      Step step = out.step();
      step.eliminate(board.places(digit, crossing.box) - crossing.cells, digit);
      step.show(Role::digit, digit).show(Role::cells, cells, digit);
      step.show(Role::house, crossing.line).show(Role::other_house, crossing.box);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::claiming
