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
        "{cells} can only hold {digits}: two digits for two cells, so these cells use them all up. "
        "No other cell of {house} can be any of them.",
    .example =
        ":0200:x:42+9..+5+38+6+7+83+6+9+4+1+25651+3+8274+91+9+584+3+6+7+2.67+5.+9.+3.+34...+6"
        "5+9.+5+1+4+9+3+82+6+7.+3+6.57+9+1.9+7..+61.+53::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_pair, 2);
}

}  // namespace nonet::logic::naked_pair
