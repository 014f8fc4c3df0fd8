// XY-Chain: an AIC through cells of two candidates, from a digit to the same digit. Why, order and
// cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::xy_chain {

const Prose prose = {
    .summary =
        "cells of two candidates, each sharing a digit with the next, and the same digit left at "
        "both ends",
    .why =
        "If the first cell is not the common digit, it is its other one. The next cell sees it "
        "and shares that digit, so it must be its own other one; and so on, until the last cell "
        "must be the common digit. One of the two ends is that digit either way, so a cell that "
        "sees both ends is not.",
    .example =
        ":0702:x:+18.+7..+6+2.7+34+69+2185....1+87+4....+4+213.+6.4..7.8+122+1.8..+5.4.5.+1.."
        "23.46+12..+95....9..+4+61:941 743 943 551 553 875 776 395 396:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace,
            {.technique = Technique::xy_chain, .kind = ChainSpec::Kind::bivalue, .min_strong = 3},
            out);
}

}  // namespace nonet::logic::xy_chain
