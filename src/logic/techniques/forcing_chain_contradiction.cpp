// Forcing Chain Contradiction: a candidate from which chains lead to the impossible.
//
// Order: candidates that are false first, cells with the fewest candidates first; then those that
// are true.

#include "logic/finder.hpp"
#include "logic/forcing.hpp"

namespace nonet::logic::forcing_chain_contradiction {

const Prose prose = {
    .summary = "a candidate from which chains lead to something impossible",
    .why =
        "Suppose the candidate were true (or false) and follow what each thing forces, one link at "
        "a time. If that makes another candidate both true and false, empties a cell, or leaves a "
        "house without a place for a digit, the supposition was wrong.",
    .example =
        ":1301:x:5..+6+4+7+83..+4.9+5+8+6+7.8+76+21+3+94+5...7+6+42+53..+7+19+5+4+6+865+4+3+8"
        "21+9+77..+4+2+95+1+6+4+6+5+831+729..1+5+76+3+8+4::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_contradictions(board, workspace, Reasoning::chain, Technique::forcing_chain_contradiction,
                      out);
}

}  // namespace nonet::logic::forcing_chain_contradiction
