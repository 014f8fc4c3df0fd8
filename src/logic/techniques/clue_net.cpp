// Clue Net: a candidate is taken for true, and what follows is drawn from singles, locked digits,
// pairs and the ways that clues leave to their cells, until a clue cannot be filled any more, a
// cell has no candidate or a house has no place for a digit. Nothing is guessed on the way.
//
// Why it holds: each thing follows from those before; what ends in a contradiction was not true.
//
// Order: cells with two candidates first, then three, and so on; digits ascending. Cost: a part of
// the clues for each of up to some dozen changes below each candidate, a millisecond or two.

#include "logic/clue_net.hpp"

#include "logic/finder.hpp"

namespace nonet::logic::clue_net {

extern const Prose prose = {
    .summary = "a digit from which singles and clues lead to a contradiction",
    .why =
        "Suppose a cell is a certain digit, and go on with nothing but singles, digits locked in a "
        "house, pairs, and what each clue leaves to its cells. If that leads to a clue that cannot "
        "be filled, a cell without a candidate or a house without a place for a digit, the cell is "
        "not that digit.",
    .explanation =
        "Suppose {suppose.cells} is {suppose.digits}[; then {follows.cells} {follows|is|are} "
        "settled, one after the other].\n"
        "[There is no way left to fill {clue}][{clash_cell} has no candidate "
        "left][{clash_house.houses} has no place left for {clash_house.digits}], so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  if (board.rules().clues() == nullptr) return;
  const ClueNets& nets = workspace.fact<ClueNets>();
  for (int size = 2; size <= board.rules().side(); ++size) {
    for (const Cell cell : workspace.cells_with(size)) {
      for (const Digit digit : board.candidates(cell)) {
        if (workspace.known().is_stopped()) return;
        const Candidate candidate(cell, digit);
        if (nets.left(candidate)) continue;
        Step step = out.step();
        nets.tell(candidate, step);
        step.eliminate(candidate);
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::clue_net
