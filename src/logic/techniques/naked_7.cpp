// Naked Subset of 7: seven cells of a house with seven digits between them. Order and cost:
// subsets.hpp.
//
// In a house of m blank cells it eliminates what the other m - 7 digits, as a hidden subset, do: it
// is here for those who ask for it.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_7 {

const Prose prose = {
    .summary = "seven cells of a house that have only seven digits between them",
    .why =
        "Seven cells need seven digits, and these have no others to take: whichever way round, "
        "they "
        "use up all seven. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        "::x:+7+9+3+5+2+861+48..41+7....+4+13+69.+87..4..2....871..............15+98+7+643+24"
        "+7+2+9+3+185+6..+8+24+51+79::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_7, 7);
}

}  // namespace nonet::logic::naked_7
