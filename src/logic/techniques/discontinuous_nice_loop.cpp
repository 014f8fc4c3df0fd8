// Discontinuous Nice Loop: strong and weak links in turns that lead from a candidate to its own
// opposite. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::discontinuous_nice_loop {

const Prose prose = {
    .summary = "a chain of strong and weak links from a candidate to its own opposite",
    .why =
        "Start from a candidate and follow strong and weak links in turns until they come back to "
        "it. If supposing it true ends in its being false, it is false. If supposing it false "
        "ends in its being true, it is true, and the rest of its cell goes.",
    .example =
        ":0707:x:.964+7+8.2+34.73..+9.....+9.1...3.5.+9...22.+973.6.......2+3.9..8+5+4+3+2+9."
        "+9..+6178+35...2+89..4:528 538 192:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(workspace, {.technique = Technique::discontinuous_nice_loop}, out);
}

}  // namespace nonet::logic::discontinuous_nice_loop
