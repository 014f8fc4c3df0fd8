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
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house+other_house} go into these cells and nowhere else: {T}.",
    .example =
        ":0110:x:3+1..+5.6.+4.+6+4.12.+575..4.+6.1.7+39.2+45..1+48+5+63+79+2+6+2+5....4......"
        ".+4.+545...8...2.164+5..8::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_locked_pair(board, workspace, out);
}

}  // namespace nonet::logic::locked_pair
