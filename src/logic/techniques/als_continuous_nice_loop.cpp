// Continuous Nice Loop with ALS: strong and weak links in turns that close a ring that runs through
// an almost locked set. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::als_continuous_nice_loop {

const Prose prose = {
    .summary = "a ring of strong and weak links in turns, through almost locked sets",
    .why =
        "A chain whose ends are linked as well can be read from any place in either direction. "
        "Its candidates are true and false in turns, one way round or the other, so exactly one "
        "end of every weak link is true. Whatever cannot stand beside either of them is false. An "
        "almost locked set has one digit more than cells: if one of its digits is not in it, all "
        "its others are. So any two of its digits are strongly linked, each standing for its "
        "places in the set, and weakly linked to what all those places see. A set that the loop "
        "runs through holds one of the two digits it enters and leaves by, and so every other "
        "digit of its own.",
    .example =
        "::x:...41.+6+3+8.6+3+5..+9418+1+4...7.....2..59+4.4.....+766...+4..1.3+82+75+4+1+6+9"
        "....2948.+4..8....7:335 236 153 396:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(
      workspace,
      {.technique = Technique::als_continuous_nice_loop, .scope = Links::Scope::with_als}, out);
}

}  // namespace nonet::logic::als_continuous_nice_loop
