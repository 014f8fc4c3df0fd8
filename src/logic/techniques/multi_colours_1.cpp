// Multi Colours 1: a colour of one chain of conjugate pairs sees a colour of another chain.
//
// Order: by digit, then by the two clusters; all that follows from two clusters is one step.
// Cost: the clusters are shared with the other colourings (colours.hpp); a few tests for each two
// clusters of a digit.

#include "logic/colours.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::multi_colours_1 {

extern const Prose prose = {
    .summary = "a place sees the opposite colours of two chains of conjugate pairs that touch",
    .why =
        "Each of two chains of conjugate pairs for a digit has one true colour. If a cell of one "
        "colour of the first chain sees a cell of one colour of the second, these two colours "
        "are not both true. So one of the opposite colours is, and a place that sees both of "
        "these sees the digit either way.",
};

namespace {

Flow emit(const Board& board, Digit digit, const Cluster& a, const Cluster& b, StepSink& out) {
  CellSet hit, clash;
  for (const int i : {0, 1}) {
    for (const int j : {0, 1}) {
      const CellSet here = a.colour[i] & b.seen[j];
      if (here.empty()) continue;
      const CellSet opposite = board.places(digit) & a.seen[1 - i] & b.seen[1 - j];
      if (opposite.empty()) continue;
      hit |= opposite;
      clash |= here | (b.colour[j] & a.seen[i]);
    }
  }
  if (hit.empty()) return Flow::go_on;
  Step step = out.step();
  step.eliminate(hit, digit);
  step.show(Role::digit, digit);
  step.show(Role::colour_a, a.colour[0], digit).show(Role::colour_b, a.colour[1], digit);
  step.show(Role::colour_c, b.colour[0], digit).show(Role::colour_d, b.colour[1], digit);
  step.show(Role::clash, clash, digit);
  return out.emit(step);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  for (const Digit digit : workspace.touched_since(row.technique).digits) {
    const std::span<const Cluster> clusters = workspace.fact<Colours>().clusters(digit);
    for (std::size_t i = 0; i < clusters.size(); ++i) {
      for (std::size_t j = i + 1; j < clusters.size(); ++j) {
        if (emit(board, digit, clusters[i], clusters[j], out) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::multi_colours_1
