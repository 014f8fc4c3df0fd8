// Grouped Continuous Nice Loop: strong and weak links in turns that close a ring with a group. Why,
// order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::grouped_continuous_nice_loop {

const Prose prose = {
    .summary = "a ring of strong and weak links in turns, with candidates taken together as groups",
    .why =
        "A chain whose ends are linked as well can be read from any place in either direction. "
        "Its candidates are true and false in turns, one way round or the other, so exactly one "
        "end of every weak link is true. Whatever cannot stand beside either of them is false. A "
        "group stands for a digit in two or three cells that lie in one box and one line: true if "
        "one of them is the digit, false if none is. It links like a single candidate, weakly to "
        "what all its cells see.",
    .example =
        ":0709:x:+5+2+8+73..1+6+196+5..+3.+774+3+1+6.+8.+5+6+5+7+8+1+3+2...+1.9576+8+338+9+24"
        "+6+57+1.+3.6..7+52.+7.+3.5.+6..65+4+7..38::::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(
      workspace,
      {.technique = Technique::grouped_continuous_nice_loop, .scope = Links::Scope::grouped}, out);
}

}  // namespace nonet::logic::grouped_continuous_nice_loop
