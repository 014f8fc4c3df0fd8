// Naked Quad: four cells of a house with four digits between them. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_quad {

const Prose prose = {
    .summary = "four cells of a house that have only four digits between them",
    .why =
        "Four cells need four digits, and these have no others to take: whichever way round, they "
        "use up all four. No other cell of the house can be one of them, nor of a second house if "
        "the cells share two.",
    .explanation =
        "{cells} can only hold {digits}: four digits for four cells, so these cells use them all "
        "up. "
        "No other cell of {house} can be any of them.",
    .example =
        ":0202:x:+8+1+2+659+74+3+93+5+42+7+1+6+87+46+3+8+1+2+59+42+91+38+6+75...+2+9+683+46+8"
        "37+4+5+9+1+22....+3.+8+1..+8..+43+27+3..8.2.+96::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_quad, 4);
}

}  // namespace nonet::logic::naked_quad
