// Full House: the last blank cell of a house.
//
// Order: rows, columns, boxes, each ascending; a cell that is the last of two houses is met once,
// in the first of them.

#include "logic/finder.hpp"

namespace nonet::logic::full_house {

const Prose prose = {
    .summary = "a house with a single blank cell",
    .why =
        "A house holds every digit once. Eight of them are written, so the ninth goes into the one "
        "cell that is left.",
    .explanation = "{cell} is the last blank cell of {house}, and {digit} is the digit it lacks.",
    .example =
        ":0000:x:5+638+1+429+7+8+74+29+65+13+2+1+975+3+8+46+7213+4+9+6+8+53+4+5+1+68+9+7+2+9+"
        "8+657+2+1+3+46+5+7+4+8.+3+291+9+2+6+37+4+58+4+3+8+92+5+76+1::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  CellSet met;
  for (const House house : workspace.singles().full_houses()) {
    const Cell cell = (house.cells() & board.unsolved()).first();
    if (met.contains(cell)) continue;
    met.insert(cell);
    const Digit digit = (DigitSet::all() - board.digits(house)).first();
    Step step(Technique::full_house);
    step.place(cell, digit);
    step.show(Role::cell, cell).show(Role::digit, digit).show(Role::house, house);
    if (out.emit(step) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::full_house
