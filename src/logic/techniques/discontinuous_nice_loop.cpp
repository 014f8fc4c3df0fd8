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
    .explanation =
        "[If {refuted} were {refuted.digits}, then by {chain} it could not be {refuted.digits}. "
        "So it is not.][If {proven} were not {proven.digits}, then by {chain} it would be "
        "{proven.digits} all the same. So it is, and its other candidates go.]",
    .example = "",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(workspace, {.technique = Technique::discontinuous_nice_loop}, out);
}

}  // namespace nonet::logic::discontinuous_nice_loop
