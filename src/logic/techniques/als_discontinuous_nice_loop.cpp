// Discontinuous Nice Loop with ALS: strong and weak links in turns that runs through an almost
// locked set that lead from a candidate to its own opposite. Why, order and cost: chain.hpp.

#include "logic/chain.hpp"

namespace nonet::logic::als_discontinuous_nice_loop {

const Prose prose = {
    .summary =
        "a chain of strong and weak links through almost locked sets from a candidate to its own "
        "opposite",
    .why =
        "Start from a candidate and follow strong and weak links in turns until they come back to "
        "it. If supposing it true ends in its being false, it is false. If supposing it false "
        "ends in its being true, it is true, and the rest of its cell goes. An almost locked set "
        "has one digit more than cells: if one of its digits is not in it, all its others are. So "
        "any two of its digits are strongly linked, each standing for its places in the set, and "
        "weakly linked to what all those places see.",
    .example =
        "::x:....6.4.+5.+5.....39...8.5......4..+2+5152+1+6.7.+4.4..+512.....8..65+9.+69+5..."
        "..43..95.7.6:913 423 233 435 238 842 857 662 762 663 763 867 868 774 775:::",
};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(
      workspace,
      {.technique = Technique::als_discontinuous_nice_loop, .scope = Links::Scope::with_als}, out);
}

}  // namespace nonet::logic::als_discontinuous_nice_loop
