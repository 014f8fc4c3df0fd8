// Naked Subset of 5: five cells of a house with five digits between them. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 5 digits, as a hidden subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_5 {

const Prose prose = {
    .summary = "five cells of a house that have only five digits between them",
    .why =
        "Five cells need five digits, and these have no others to take: whichever way round, they "
        "use up all five. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        "::x:+23+16+48+95+7+89+7+23+54+61+4+5+6+7+1+9+2+3+81+8+957+6+3+42+3+4+5...7+9+6+6+724"
        "93+8+15+9......7.5.+43.+7.8+976.+9...+2.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_5, 5);
}

}  // namespace nonet::logic::naked_5
