// Continuous Nice Loop: strong and weak links in turns that close a ring. Why, order and cost:
// chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::continuous_nice_loop {

const Prose prose = {
    .summary = "a ring of strong and weak links in turns",
    .why =
        "A chain whose ends are linked as well can be read from any place in either direction. "
        "Its candidates are true and false in turns, one way round or the other, so exactly one "
        "end of every weak link is true. Whatever cannot stand beside either of them is false.",
    .example =
        ":0706:x:+6+789+3.+5.2+2+5+4.7+89.331+9+5...+7+8+4+8+57+9+31+2+6+7+3+1.5.8+9+4+962.8."
        "+3+5+7+89...57.+1+147+86+9+23+55+2..+1+7.8+9::::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(workspace, {.technique = Technique::continuous_nice_loop}, out);
}

}  // namespace nonet::logic::continuous_nice_loop
