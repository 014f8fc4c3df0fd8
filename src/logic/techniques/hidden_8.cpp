// Hidden Subset of 8: eight digits with eight places between them in a house. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 8 cells, as a naked subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_8 {

const Prose prose = {
    .summary = "eight digits that have only eight places between them in a house",
    .why =
        "The house needs each of the eight digits, and they have only eight cells to go to: they "
        "fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
    .example =
        ":hidden_8:x:64.....5..586.4.2.7....5649.........8729.3............49......7.1.5.8.935...3."
        "21.::648 649 659 668 669::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_8, 8);
}

}  // namespace nonet::logic::hidden_8
