// Multi Colours 2: a colour of one chain of conjugate pairs sees both colours of another chain.
//
// Order: by digit, then by the cluster that loses a colour, then by the other, then by the colour.
// Cost: the clusters are shared with the other colourings (colours.hpp); a few tests for each two
// clusters of a digit.

#include "logic/colours.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::multi_colours_2 {

extern const Prose prose = {
    .summary = "one colour of a chain of conjugate pairs sees both colours of another chain",
    .why =
        "Each chain of conjugate pairs for a digit has one true colour. A colour that sees both "
        "colours of another chain sees a true one, so it is false, and all its cells lose the "
        "digit.",
};

namespace {

Flow emit(Digit digit, const Cluster& loser, int wrong, const Cluster& other, StepSink& out) {
  const CellSet cells = loser.colour[wrong];
  if (!cells.intersects(other.seen[0]) || !cells.intersects(other.seen[1])) return Flow::go_on;
  Step step = out.step();
  step.eliminate(cells, digit);
  step.show(Role::digit, digit);
  step.show(Role::colour_a, loser.colour[1 - wrong], digit).show(Role::colour_b, cells, digit);
  step.show(Role::colour_c, other.colour[0], digit);
  step.show(Role::colour_d, other.colour[1], digit);
  return out.emit(step);
}

}  // namespace

void find(const Board&, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    for (const Cluster& loser : workspace.fact<Colours>().clusters(digit)) {
      for (const Cluster& other : workspace.fact<Colours>().clusters(digit)) {
        if (&loser == &other) continue;
        for (int wrong = 0; wrong < 2; ++wrong) {
          if (emit(digit, loser, wrong, other, out) == Flow::stop) return;
        }
      }
    }
  }
}

}  // namespace nonet::logic::multi_colours_2
