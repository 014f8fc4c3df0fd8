// Hidden Subset of 5: five digits with five places between them in a house. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 5 cells, as a naked subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_5 {

const Prose prose = {
    .summary = "five digits that have only five places between them in a house",
    .why =
        "The house needs each of the five digits, and they have only five cells to go to: they "
        "fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
    .example =
        "::x:+27+85+3+6..4+3+65+1+492..+419.2....+7+9+46+5+2..+1+632.1....5+8+1.+9+3..2+84+3+"
        "26+5..91+2+69+745..+9+573+8+1+4+2+6::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_5, 5);
}

}  // namespace nonet::logic::hidden_5
