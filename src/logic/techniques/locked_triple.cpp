// Locked Triple: three cells of one line and one box with three digits between them, which clears
// both houses. Order and cost: locked_subsets.hpp.

#include "logic/locked_subsets.hpp"

namespace nonet::logic::locked_triple {

const Prose prose = {
    .summary = "three cells of one line and one box that have only three digits between them",
    .why =
        "Three cells need three digits, and these have no others to take, so they use up all "
        "three. The "
        "cells belong to a line and to a box, so neither can hold these digits anywhere else.",
    .explanation =
        "{cells} can only hold {digits}: three digits for three cells, so these cells use them all "
        "up. "
        "They stand in {house} and in {other_house}: no other cell of either can be any of them.",
    .example =
        ":0111:x:+7+98+21+4+6+3+5+4+2+65+8+319+7...+6+79+4+82....+5+27+64+2.+4.+6+791+3+9673+"
        "4+15+2+8..+5+1+2+6+34+9+6+4+9738+2+5+113+2+4+95+8+76::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_locked_triple(board, workspace, out);
}

}  // namespace nonet::logic::locked_triple
