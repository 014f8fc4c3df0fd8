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
        ":0707:x:5+41+6+27...+2+6+89+43+7..+39+7+58+16+4+24+1+5+3+7+8...+8792+1+6..4+6+32+4+9"
        "5+187+9+5+3.62+4+7.7+2+6.+54..3+18+4+73+9...::::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(workspace, {.technique = Technique::discontinuous_nice_loop}, out);
}

}  // namespace nonet::logic::discontinuous_nice_loop
