// Full House: the last blank cell of a house.
//
// Order: rows, columns, boxes, each ascending; a cell that is the last of two houses is met once,
// in the first of them.

#include "logic/finder.hpp"
#include "logic/single_steps.hpp"

namespace nonet::logic::full_house {

const Prose prose = {
    .summary = "a house with a single blank cell",
    .why =
        "A house holds every digit once. Eight of them are written, so the ninth goes into the one "
        "cell that is left.",
    .example =
        ":0000:x:.389+25+1.....8+1+3..21.2+7+4+63..2.+3+5+8+9+416...+2+3485....+16+7+2+39...6"
        "58....4.+3+9+2..1...+47+1...::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  CellSet met;
  for (const House house : workspace.singles().full_houses()) {
    const Cell cell = (house.cells() & board.unsolved()).first();
    if (met.contains(cell)) continue;
    met.insert(cell);
    const Digit digit = (DigitSet::all() - board.digits(house)).first();
    if (!board.contains(Candidate(cell, digit))) continue;  // a position that has gone wrong
    if (out.emit(full_house_step(Candidate(cell, digit), house)) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::full_house
