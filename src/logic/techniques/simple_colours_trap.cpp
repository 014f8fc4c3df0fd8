// Simple Colours Trap: a place of a digit that sees both colours of a chain of conjugate pairs.
//
// A cluster of a single pair is left to pointing and claiming.
//
// Order: by digit, then by cluster; all that one cluster traps is one step.
// Cost: the clusters are shared with the other colourings (colours.hpp); the rest is nothing.

#include "logic/finder.hpp"

namespace nonet::logic::simple_colours_trap {

const Prose prose = {
    .summary = "a place of a digit sees both colours of a chain of conjugate pairs",
    .why =
        "Where a house has only two places for a digit, one is true and the other false. Pairs "
        "that share cells hang together, and colouring their cells in turn gives two colours of "
        "which one is true throughout. A place that sees both colours sees the digit either way.",
    .example =
        ":0500:x:...2.+816+4.4.+5.1+9+2+7...7.+4+583+4..+9+2.+6.8..9+68.+43..6.+1+4.+7923..+4"
        "59+8+7....+81+2+3+4..+84+3+762.9:151 551:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Digit digit : workspace.touched_since(Technique::simple_colours_trap).digits) {
    for (const Cluster& cluster : workspace.colours().clusters(digit)) {
      const CellSet seen = cluster.seen[0] & cluster.seen[1];
      const CellSet hit = (seen & board.places(digit)) - cluster.cells();
      if (hit.empty() || cluster.cells().size() == 2) continue;
      Step step(Technique::simple_colours_trap);
      step.eliminate(hit, digit);
      step.show(Role::digit, digit);
      step.show(Role::colour_a, cluster.colour[0], digit);
      step.show(Role::colour_b, cluster.colour[1], digit);
      if (out.emit(step) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::simple_colours_trap
