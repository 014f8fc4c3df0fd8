// AIC with ALS: an alternating inference chain that runs through an almost locked set: strong and
// weak links in turns, with strong ones at both ends, and two eliminations or more. Why, order and
// cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::als_aic {

const Prose prose = {
    .summary = "a chain of strong and weak links in turns, through almost locked sets",
    .why =
        "A strong link joins two candidates of which one must be true: the two last places of a "
        "digit in a house, or the two candidates of a cell. A weak link joins two that cannot "
        "both be true. Taken in turns, with strong links at both ends, they show that one of the "
        "two ends is true. Whatever cannot stand beside either end is false. An almost locked set "
        "has one digit more than cells: if one of its digits is not in it, all its others are. So "
        "any two of its digits are strongly linked, each standing for its places in the set, and "
        "weakly linked to what all those places see.",
    .example =
        "::x:2+3.9+5+478....3+7+8..+2748.....581......3.....92.4......85.5...47....8......7.+"
        "731...2.:927 928 137 637 138 638 264 664 666 674 977 978 387 188 388 997 699:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(
      workspace,
      {.technique = Technique::als_aic, .scope = Links::Scope::with_als, .min_eliminations = 2},
      out);
}

}  // namespace nonet::logic::als_aic
