// Cell Forcing Net: what follows from every candidate of a cell.
//
// Order: cells with the fewest candidates first; in a cell placements before eliminations, then by
// digit and cell.

#include "logic/finder.hpp"
#include "logic/forcing.hpp"

namespace nonet::logic::cell_forcing_net {

const Prose prose = {
    .summary = "something that follows from each candidate of a cell",
    .why =
        "The cell holds one of its candidates. Whatever follows from the first, and from the "
        "second, and from every other, is true whichever it is.",
    .example =
        ":1304:x:.+6..+47+1+3+2.4+1+3.2+768+2371+6+8+4+591+93+6+7+48+25.+5.+2+1+9+6+7+372+6+8"
        "3+59+4+1.+7+2.+8+351+6+3+1.+7.6+2+84+68..2+1+3+9+7::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_cell_forcing(board, workspace, Reasoning::net, Technique::cell_forcing_net, out);
}

}  // namespace nonet::logic::cell_forcing_net
