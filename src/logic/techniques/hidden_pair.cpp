// Hidden Pair: two digits with two places between them in a house. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_pair {

const Prose prose = {
    .summary = "two digits that have only two places between them in a house",
    .why =
        "The house needs each of the two digits, and they have only two cells to go to: they fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house} the digits {digits} can only go to {cells}: two cells for two digits. There is "
        "no "
        "room in them for anything else.",
    .example =
        ":0210:x:42+9..+5+38+6+7+83+6+9+4+1+25651+3+8274+91+9+584+3+6+7+2.67+5.+9.+3.+34...+6"
        "5+9.+5+1+4+9+3+82+6+7.+3+6.57+9+1.9+7..+61.+53::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_pair, 2);
}

}  // namespace nonet::logic::hidden_pair
