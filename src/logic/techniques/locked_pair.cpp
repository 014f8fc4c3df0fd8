// Locked Pair: two cells of one line and one box with two digits between them, which clears both
// houses. Order and cost: locked_subsets.hpp.

#include "logic/locked_subsets.hpp"

namespace nonet::logic::locked_pair {

const Prose prose = {
    .summary = "two cells of one line and one box that have only two digits between them",
    .why =
        "Two cells need two digits, and these have no others to take, so they use up all two. The "
        "cells belong to a line and to a box, so neither can hold these digits anywhere else.",
    .explanation =
        "{cells} can only hold {digits}: two digits for two cells, so these cells use them all up. "
        "They stand in {house} and in {other_house}: no other cell of either can be any of them.",
    .example =
        ":0110:x:+1+68+2+7+49+5+3+32+5.8+9+4+7+69+7+456+31+28+419+32+56+8+7+63+7...+2+4+58+5+"
        "2+7463+197+934..5+6+2+2+4+6+9+5+7+8+31+5+8+1+6+32+7+94::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_locked_pair(board, workspace, out);
}

}  // namespace nonet::logic::locked_pair
