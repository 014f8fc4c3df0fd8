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
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
    .example =
        ":0201:x:2...69.+518+6957+143+25.+1+2.+3...+79+53....6.1+8.5....4+2.+1+9..8+5+9..61.+"
        "5+23.52+93+4.+78....+2+59.4::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_naked_subset(board, workspace, out, Technique::naked_triple, 3);
}

}  // namespace nonet::logic::naked_triple
