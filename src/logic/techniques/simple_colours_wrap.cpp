// Simple Colours Wrap: two cells of one colour in a chain of conjugate pairs see each other.
//
// Order: by digit, then by cluster, then by colour.
// Cost: the clusters are shared with the other colourings (colours.hpp); the rest is nothing.

#include "logic/colours.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::simple_colours_wrap {

extern const Prose prose = {
    .summary = "two cells of one colour in a chain of conjugate pairs see each other",
    .why =
        "Where a house has only two places for a digit, one is true and the other false. Pairs "
        "that share cells hang together, and colouring their cells in turn gives two colours of "
        "which one is true throughout. A colour with two cells in one house cannot be it, so all "
        "its cells lose the digit.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    for (const Cluster& cluster : workspace.fact<Colours>().clusters(digit)) {
      for (int wrong = 0; wrong < 2; ++wrong) {
        const CellSet clash = cluster.colour[wrong] & cluster.seen[wrong];
        if (clash.empty()) continue;
        Step step = out.step();
        step.eliminate(cluster.colour[wrong], digit);
        step.show(Role::digit, digit);
        step.show(Role::colour_a, cluster.colour[1 - wrong], digit);
        step.show(Role::colour_b, cluster.colour[wrong], digit);
        // The two that see each other; where more do, the first and what it sees.
        const Cell first = clash.first();
        CellSet shown = clash & board.rules().peers(first);
        shown.insert(first);
        step.show(Role::clash, shown, digit);
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::simple_colours_wrap
