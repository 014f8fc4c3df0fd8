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
    .example =
        ":0701:x:2..4..9+6.+617+9.58....9.6......15+94+6..+96+4..8+5317.5..+6..+9.+96...35.5."
        "2+6.9....7..+5..+96:315 331 134 234 136 437 438 439 362 264 265 871 882 894:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::x_chain, .kind = ChainSpec::Kind::one_digit}, out);
}

}  // namespace nonet::logic::x_chain
