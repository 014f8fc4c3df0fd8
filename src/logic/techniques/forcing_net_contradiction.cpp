// Forcing Net Contradiction: a candidate from which everything that follows, taken together, leads
// to the impossible.
//
// Order: candidates that are false first, cells with the fewest candidates first; then those that
// are true.

#include "logic/finder.hpp"
#include "logic/forcing.hpp"

namespace nonet::logic::forcing_net_contradiction {

const Prose prose = {
    .summary = "a candidate that breaks the board if everything that follows is written in",
    .why =
        "Suppose the candidate were true (or false) and write in every single that follows, using "
        "all of what was written before. If a cell runs out of candidates or a house out of places "
        "for a digit, the supposition was wrong.",
    .explanation =
        "[Suppose {suppose.candidates} were true.][Suppose {suppose_not.candidates} were false.] "
        "[It follows one by one: {net}. ]Then "
        "[{clash.candidates} would be both true and false][no digit would be left for "
        "{clash_cell}][there would be no place for {clash_house.digits} in {clash_house.houses}].",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_contradictions(board, workspace, Reasoning::net, Technique::forcing_net_contradiction, out);
}

}  // namespace nonet::logic::forcing_net_contradiction
