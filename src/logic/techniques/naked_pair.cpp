// Naked Pair: two cells of a house with two digits between them. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_pair {

const Prose prose = {
    .summary = "two cells of a house that have only two digits between them",
    .why =
        "Two cells need two digits, and these have no others to take: whichever way round, they "
        "use up all two. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        ":0200:x:6..8+7.+2.+4....213.+6......8.78......4+3.4.7...+893+9....17+226+1+95+7+4+38"
        "+7..14+6+92+5+4+59...+76+1::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_pair, 2);
}

}  // namespace nonet::logic::naked_pair
