// Full House: the last blank cell of a house.
//
// Order: rows, columns, boxes, each ascending; a cell that is the last of two houses is met once,
// in the first of them.

#include "logic/finder.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::full_house {

extern const Prose prose = {
    .summary = "a house with a single blank cell",
    .why =
        "A house holds every digit once. Eight of them are written, so the ninth goes into the one "
        "cell that is left.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  CellSet met;
  for (const House house : workspace.singles().full_houses()) {
    const Cell cell = (board.rules().cells(house) & board.unsolved()).first();
    if (met.contains(cell)) continue;
    met.insert(cell);
    const Digit digit = (board.rules().digits() - board.digits(house)).first();
    if (!board.contains(Candidate(cell, digit))) continue;  // a position that has gone wrong
    if (out.emit(full_house_step(Candidate(cell, digit), house)) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::full_house
