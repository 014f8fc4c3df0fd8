// Naked Subset of 6: six cells of a house with six digits between them. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 6 digits, as a hidden subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_6 {

const Prose prose = {
    .summary = "six cells of a house that have only six digits between them",
    .why =
        "Six cells need six digits, and these have no others to take: whichever way round, they "
        "use up all six. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        "::x:5..27+31+8+6+6+21+58+9+743+87+3+6+4+1+9+52+38+61+2+7+4+95...36+5+8+21+2+15+894+3"
        "6+7.....6......4.....1...+5..3.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_6, 6);
}

}  // namespace nonet::logic::naked_6
