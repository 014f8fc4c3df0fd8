// Multi Colours 2: a colour of one chain of conjugate pairs sees both colours of another chain.
//
// Order: by digit, then by the cluster that loses a colour, then by the other, then by the colour.
// Cost: the clusters are shared with the other colourings (colours.hpp); a few tests for each two
// clusters of a digit.

#include "logic/finder.hpp"

namespace nonet::logic::multi_colours_2 {

const Prose prose = {
    .summary = "one colour of a chain of conjugate pairs sees both colours of another chain",
    .why =
        "Each chain of conjugate pairs for a digit has one true colour. A colour that sees both "
        "colours of another chain sees a true one, so it is false, and all its cells lose the "
        "digit.",
    .example =
        ":0503:x:+382+1+59+6+7+45+1+6+7+4...+94+9+7..615.+8+2+3+9+67+541+749.1+5.+6.+1+65+42."
        "+9.+7.+7+4+5.1..6.+5+86.471.63+1.+7.+4+9+5::::",
};

namespace {

Flow emit(Digit digit, const Cluster& loser, int wrong, const Cluster& other, StepSink& out) {
  const CellSet cells = loser.colour[wrong];
  if (!cells.intersects(other.seen[0]) || !cells.intersects(other.seen[1])) return Flow::go_on;
  Step step(Technique::multi_colours_2);
  step.eliminate(cells, digit);
  step.show(Role::digit, digit);
  step.show(Role::colour_a, loser.colour[1 - wrong], digit).show(Role::colour_b, cells, digit);
  step.show(Role::colour_c, other.colour[0], digit);
  step.show(Role::colour_d, other.colour[1], digit);
  return out.emit(step);
}

}  // namespace

void find(const Board&, Workspace& workspace, StepSink& out) {
  for (const Digit digit : workspace.touched_since(Technique::multi_colours_2).digits) {
    for (const Cluster& loser : workspace.colours().clusters(digit)) {
      for (const Cluster& other : workspace.colours().clusters(digit)) {
        if (&loser == &other) continue;
        for (int wrong = 0; wrong < 2; ++wrong) {
          if (emit(digit, loser, wrong, other, out) == Flow::stop) return;
        }
      }
    }
  }
}

}  // namespace nonet::logic::multi_colours_2
