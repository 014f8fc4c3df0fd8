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
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} "
        "digits.\n"
        "So {digits} in {house+other_house} go into these cells and nowhere else: {T}.",
    .example =
        ":0111:x:.59.4..6+76..+58+9..+22..7.6.+5+9.2...5.+9+1.1.+9+2.675+59+617.2.+83.4.9.+51"
        "+6..+5....+24..+2.5..+83::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_locked_triple(board, workspace, out);
}

}  // namespace nonet::logic::locked_triple
