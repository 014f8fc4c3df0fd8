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
    .example =
        ":0212:x:+3+4+7...15+62+5+1+36+7+48+9+9+68+5+41+7+23+5+72+6.9+8.4+81+37546+9+26+9+4.."
        ".+5..78+94..+26.+1368..+9+4.4+2+5..+63.+8::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_hidden_subset(board, workspace, out, Technique::hidden_quad, 4);
}

}  // namespace nonet::logic::hidden_quad
