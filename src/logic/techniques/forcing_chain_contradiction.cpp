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
    .explanation =
        "[Suppose {suppose.candidates} were true.][Suppose {suppose_not.candidates} were false.] "
        "Follow the chains {chain}: then "
        "[{clash.candidates} would be both true and false][no digit would be left for "
        "{clash_cell}][there would be no place for {clash_house.digits} in {clash_house.houses}].",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_contradictions(board, workspace, Reasoning::chain, Technique::forcing_chain_contradiction,
                      out);
}

}  // namespace nonet::logic::forcing_chain_contradiction
