// Grouped Discontinuous Nice Loop: strong and weak links in turns with a group that lead from a
// candidate to its own opposite. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::grouped_discontinuous_nice_loop {

const Prose prose = {
    .summary =
        "a chain of strong and weak links, with candidates taken together as groups, from a "
        "candidate to its own opposite",
    .why =
        "Start from a candidate and follow strong and weak links in turns until they come back to "
        "it. If supposing it true ends in its being false, it is false. If supposing it false "
        "ends in its being true, it is true, and the rest of its cell goes. A group stands for a "
        "digit in two or three cells that lie in one box and one line: true if one of them is the "
        "digit, false if none is. It links like a single candidate, weakly to what all its cells "
        "see.",
    .example =
        ":0710:x:7..+9+5.+3+4+65.+3..81+799.+4.378+52..1.964+3.+4....+3.+9.39..7...114...59+6"
        "+3+6.53.+9....3+9.6....:849 652 557 285 297 799:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(
      workspace,
      {.technique = Technique::grouped_discontinuous_nice_loop, .scope = Links::Scope::grouped},
      out);
}

}  // namespace nonet::logic::grouped_discontinuous_nice_loop
