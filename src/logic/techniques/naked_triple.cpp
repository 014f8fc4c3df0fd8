// Naked Triple: three cells of a house with three digits between them. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_triple {

const Prose prose = {
    .summary = "three cells of a house that have only three digits between them",
    .why =
        "Three cells need three digits, and these have no others to take: whichever way round, "
        "they "
        "use up all three. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} can only hold {digits}: three digits for three cells, so these cells use them all "
        "up. "
        "No other cell of {house} can be any of them.",
    .example =
        ":0201:x:+2+137+5+8+96+4..8+19+6+3+25+96+5+3+4+281+7...+6+1+52+785+26+87+3+1+4+9...92"
        "4+6+5+3...+56+9+782.+5.+2.14.6+6.+24.+7+5.+1::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_triple, 3);
}

}  // namespace nonet::logic::naked_triple
