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
        ":1303:x:.+6..+47+1+3+2.4+1+3.2+768+2371+6+8+4+591+93+6+7+48+25.+5.+2+1+9+6+7+372+6+8"
        "3+59+4+1.+7+2.+8+351+6+3+1.+7.6+2+84+68..2+1+3+9+7::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_contradictions(board, workspace, Reasoning::net, Technique::forcing_net_contradiction, out);
}

}  // namespace nonet::logic::forcing_net_contradiction
