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
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_locked_subset(board, workspace, out, Technique::locked_pair, 2);
}

}  // namespace nonet::logic::locked_pair
