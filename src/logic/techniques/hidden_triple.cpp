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
        "In {house} the digits {digits} can only go to {cells}: three cells for three digits. "
        "There is no "
        "room in them for anything else.",
    .example =
        ":0211:x:+483..+9+1+2+5.+6.+1.48+3+9..1..+8+674..+4..+1+28+72+1+84+973+5667+528+3+4+9"
        "+18+5+6+9+1+27+43.+49+8.6+5+12+1...45+9+6+8::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_triple, 3);
}

}  // namespace nonet::logic::hidden_triple
