// Grouped AIC: an alternating inference chain with a group: strong and weak links in turns, with
// strong ones at both ends, and two eliminations or more. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::grouped_aic {

const Prose prose = {
    .summary =
        "a chain of strong and weak links in turns, with candidates taken together as groups",
    .why =
        "A strong link joins two candidates of which one must be true: the two last places of a "
        "digit in a house, or the two candidates of a cell. A weak link joins two that cannot "
        "both be true. Taken in turns, with strong links at both ends, they show that one of the "
        "two ends is true. Whatever cannot stand beside either end is false. A group stands for a "
        "digit in two or three cells that lie in one box and one line: true if one of them is the "
        "digit, false if none is. It links like a single candidate, weakly to what all its cells "
        "see.",
    .example =
        ":0711:x:+8.+3..641+2+9.2.......+648..3.9531...86+769+7.8.+2+4+54+2+8..5+9+3+1+2..4.."
        "..+3.8...9.2+43+4....1..:572:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(
      workspace,
      {.technique = Technique::grouped_aic, .scope = Links::Scope::grouped, .min_eliminations = 2},
      out);
}

}  // namespace nonet::logic::grouped_aic
