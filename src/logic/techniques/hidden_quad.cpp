// Hidden Quad: four digits with four places between them in a house. Order and cost: subsets.hpp.

#include "logic/subsets.hpp"

namespace nonet::logic::hidden_quad {

const Prose prose = {
    .summary = "four digits that have only four places between them in a house",
    .why =
        "The house needs each of the four digits, and they have only four cells to go to: they "
        "fill "
        "them all. There is no room there for any other digit.",
    .explanation =
        "In {house} the digits {digits} can only go to {cells}: four cells for four digits. There "
        "is no "
        "room in them for anything else.",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_quad, 4);
}

}  // namespace nonet::logic::hidden_quad
