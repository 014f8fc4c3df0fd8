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
    .example =
        ":1303:x:....+8+63+7.....7....+6.7.+49285.9.4..8+5.5...+9.1.7...65....8..9.....2.5..4"
        "..+81.+9.2...3:112 412 122 422 123 143 362 462 762 363 166 366 776 792 796 497 697::"
        ":",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_contradictions(board, workspace, Reasoning::net, Technique::forcing_net_contradiction, out);
}

}  // namespace nonet::logic::forcing_net_contradiction
