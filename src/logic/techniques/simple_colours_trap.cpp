// Simple Colours Trap: a place of a digit that sees both colours of a chain of conjugate pairs.
//
// A cluster of a single pair is left to pointing and claiming.
//
// Order: by digit, then by cluster; all that one cluster traps is one step.
// Cost: the clusters are shared with the other colourings (colours.hpp); the rest is nothing.

#include "logic/colours.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::simple_colours_trap {

extern const Prose prose = {
    .summary = "a place of a digit sees both colours of a chain of conjugate pairs",
    .why =
        "Where a house has only two places for a digit, one is true and the other false. Pairs "
        "that share cells hang together, and colouring their cells in turn gives two colours of "
        "which one is true throughout. A place that sees both colours sees the digit either way.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    for (const Cluster& cluster : workspace.fact<Colours>().clusters(digit)) {
      const CellSet seen = cluster.seen[0] & cluster.seen[1];
      const CellSet hit = (seen & board.places(digit)) - cluster.cells();
      if (hit.empty() || cluster.cells().size() == 2) continue;
      Step step = out.step();
      step.eliminate(hit, digit);
      step.show(Role::digit, digit);
      step.show(Role::colour_a, cluster.colour[0], digit);
      step.show(Role::colour_b, cluster.colour[1], digit);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::simple_colours_trap
