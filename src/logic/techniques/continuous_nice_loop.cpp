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
        ":0706:x:.12+8+9..6.6...4+1+8+9.+98.+65.1...+6.5+792..549.1.+6+78.+2.+4+6+8..+9+29.+1"
        "+367....6+78492....+92+5..+6:419 529 493 498:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(workspace, {.technique = Technique::continuous_nice_loop}, out);
}

}  // namespace nonet::logic::continuous_nice_loop
