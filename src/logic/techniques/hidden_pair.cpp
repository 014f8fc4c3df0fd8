// Hidden Pair: two digits with two places between them in a house. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_pair {

const Prose prose = {
    .summary = "two digits that have only two places between them in a house",
    .why =
        "The house needs each of the two digits, and they have only two cells to go to: they fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
    .example =
        ":0210:x:.1+5.8+4.3..+9+3....+484+82....+5+19..3+6.51.3....2+8+9.+5...4.+3.7.5+96..+4"
        "7+3.+3+647+51.914+7.....+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_pair, 2);
}

}  // namespace nonet::logic::hidden_pair
