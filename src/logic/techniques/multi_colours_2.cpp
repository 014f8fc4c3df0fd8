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
        ":0503:x:4.+8.+7..+25..28..7+9..+7.6253+8+4.4.+7+618+3+2..7+5+32+9+4..+23+49+8.5+72.."
        "...+5+73...+2..4+19.9.3..+268:112 121 621 122 652 672 173 681 682 882 591 495:::",
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
