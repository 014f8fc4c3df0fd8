// X-Chain: an AIC of a single digit, from house to house. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::x_chain {

const Prose prose = {
    .summary = "strong and weak links of one digit in turns, strong ones at both ends",
    .why =
        "A strong link joins the two last places of a digit in a house: if one is not the digit, "
        "the other is. A weak link joins two places that see each other: if one is the digit, the "
        "other is not. Taken in turns they show that one of the two ends is the digit, so a cell "
        "that sees both ends is not.",
    .explanation =
        "In {chain} the links take turns: if {chain_head} is not {chain_head.digits}, then "
        "{chain_end} is. One of the two ends is {chain_head.digits} either way, and no cell that "
        "sees both can be.",
    .example =
        ":0701:x:+3+1+654+92+8+7+5783+2+6+49+19+4+2+7+8+1+6+35+2+9+413+5+8+7+67+6+3+8+9.+51.8"
        "+5+1.6+7+9.+3.2+7.+18+359.3+5+97.+1.81+8+9.+5+3+7..::::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::x_chain, .kind = ChainSpec::Kind::one_digit}, out);
}

}  // namespace nonet::logic::x_chain
