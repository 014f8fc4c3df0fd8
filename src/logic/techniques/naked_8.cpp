// Naked Subset of 8: eight cells of a house with eight digits between them. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 8 digits, as a hidden subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_8 {

const Prose prose = {
    .summary = "eight cells of a house that have only eight digits between them",
    .why =
        "Eight cells need eight digits, and these have no others to take: whichever way round, "
        "they "
        "use up all eight. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        ":naked_8:x:3.42..6...2....435.........675.2.89..3..8.5..9.8.562.3...63..2...3.12..9.."
        "19783..::139 739 839::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_8, 8);
}

}  // namespace nonet::logic::naked_8
