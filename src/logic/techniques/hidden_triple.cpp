// Hidden Triple: three digits with three places between them in a house. Order and cost:
// subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_triple {

const Prose prose = {
    .summary = "three digits that have only three places between them in a house",
    .why =
        "The house needs each of the three digits, and they have only three cells to go to: they "
        "fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
    .example =
        ":0211:x:6.......11.34..7....8...2..+7+8.+351.+24+2+1.76.+38..3......+789+1+6+42+5+73"
        "+3+678.+5..+2+542.73.6.:513:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_triple, 3);
}

}  // namespace nonet::logic::hidden_triple
