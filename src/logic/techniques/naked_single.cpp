// Naked Single: a cell with one candidate left.
//
// Order: by cell.

#include "logic/finder.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::naked_single {

extern const Prose prose = {
    .summary = "a cell that has only one candidate left",
    .why =
        "The cell needs a digit, and all the others are written in a house of it or were ruled out "
        "before.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Cell cell : workspace.singles().naked(board)) {
    const Digit digit = board.candidates(cell).first();
    if (out.emit(naked_single_step(Candidate(cell, digit))) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::naked_single
