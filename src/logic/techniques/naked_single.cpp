// Naked Single: a cell with one candidate left.
//
// Order: by cell.

#include "logic/finder.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::naked_single {

const Prose prose = {
    .summary = "a cell that has only one candidate left",
    .why =
        "The cell needs a digit, and all the others are written in a house of it or were ruled out "
        "before.",
    .example =
        ":0003:x:...+9875.3+7.+8+5.2...9.5+1.4+7...+9.4+7+5+2.....3189.787.+6+2+9.4+5.+84+7+9"
        "6.+52..9+2+4.8+7...+785....::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Cell cell : workspace.singles().naked(board)) {
    const Digit digit = board.candidates(cell).first();
    if (out.emit(naked_single_step(Candidate(cell, digit))) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::naked_single
