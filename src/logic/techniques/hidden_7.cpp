// Hidden Subset of 7: seven digits with seven places between them in a house. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 7 cells, as a naked subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_7 {

const Prose prose = {
    .summary = "seven digits that have only seven places between them in a house",
    .why =
        "The house needs each of the seven digits, and they have only seven cells to go to: they "
        "fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
    .example =
        "::x:.7+9+1......+4+2+7.9...+168352....+5.9.+1+426+2.64+7+5...4.1.2..579.5+21..6..2.."
        "+9.3+1+5.+1.5.....:418 419:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_7, 7);
}

}  // namespace nonet::logic::hidden_7
