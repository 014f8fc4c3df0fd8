// Cell Forcing Chain: what follows from every candidate of a cell.
//
// Order: cells with the fewest candidates first; in a cell placements before eliminations, then by
// digit and cell.

#include "logic/finder.hpp"
#include "logic/forcing.hpp"

namespace nonet::logic::cell_forcing_chain {

const Prose prose = {
    .summary = "something that follows from each candidate of a cell",
    .why =
        "The cell holds one of its candidates. Whatever follows from the first, and from the "
        "second, and from every other, is true whichever it is.",
    .explanation = "{cell} is one of {digits}. Whichever it is, the same follows: {chain}.",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_cell_forcing(board, workspace, Reasoning::chain, Technique::cell_forcing_chain, out);
}

}  // namespace nonet::logic::cell_forcing_chain
