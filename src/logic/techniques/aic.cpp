// AIC: an alternating inference chain: strong and weak links in turns, with strong ones at both
// ends, and two eliminations or more. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::aic {

const Prose prose = {
    .summary = "a chain of strong and weak links in turns, strong ones at both ends",
    .why =
        "A strong link joins two candidates of which one must be true: the two last places of a "
        "digit in a house, or the two candidates of a cell. A weak link joins two that cannot "
        "both be true. Taken in turns, with strong links at both ends, they show that one of the "
        "two ends is true. Whatever cannot stand beside either end is false.",
    .example =
        ":0708:x:.48+5...+1.91...+4..5....1.4..2..+4.6.3+13.+1....+4+64.+6+1+35.72+5..+64+1.."
        ".8+6739+2+1+54+1.+47+5+862.:917 827 732 339 952 957 877 977:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::aic, .min_eliminations = 2}, out);
}

}  // namespace nonet::logic::aic
