// Naked Single: a cell with one candidate left.
//
// Order: by cell.

#include "logic/finder.hpp"

namespace nonet::logic::naked_single {

const Prose prose = {
    .summary = "a cell that has only one candidate left",
    .why =
        "The cell needs a digit, and all the others are written in a house of it or were ruled out "
        "before.",
    .explanation = "{cell} can only be {digit}: every other digit is ruled out there.",
    .example =
        ":0003:x:5+638+1+429+7+8+74+29+65+13+2+1+975+3+8+46+7213+4+9+6+8+53+4+5+1+68+9+7+2+9+"
        "8+657+2+1+3+46+5+7+4+8.+3+291+9+2+6+37+4+58+4+3+8+92+5+76+1::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Cell cell : workspace.singles().naked(board)) {
    const Digit digit = board.candidates(cell).first();
    Step step(Technique::naked_single);
    step.place(cell, digit);
    step.show(Role::cell, cell).show(Role::digit, digit);
    if (out.emit(step) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::naked_single
