// W-Wing: two cells with the same two candidates {x,y} that do not see each other, and a house with
// two places for x, of which each sees one of the cells.
//
// Order: by the first cell, then the second, then x, then the house. Cost: the pairs of like
// bivalue cells, times the strong links of a digit where something could be eliminated.

#include "logic/finder.hpp"
#include "logic/strong_links.hpp"

namespace nonet::logic::w_wing {

extern const Prose prose = {
    .summary = "two like cells of two candidates, joined by a strong link of one of them",
    .why =
        "If neither cell were the second digit, both would be the first, and the house of the "
        "strong link would have no place left for it. So one of the cells is the second digit, and "
        "no cell that sees both can be.",
};

namespace {

Flow find_for(const Board& board, Workspace& workspace, StepSink& out, Cell a, Cell b, Digit x,
              Digit z) {
  const CellSet seen_a = board.rules().peers(a);
  const CellSet seen_b = board.rules().peers(b);
  const CellSet hit = seen_a & seen_b & board.places(z);
  if (hit.empty()) return Flow::go_on;
  for (const StrongLink& link : workspace.fact<StrongLinks>().all(x)) {
    const bool is_joined = (seen_a.contains(link.a) && seen_b.contains(link.b)) ||
                           (seen_a.contains(link.b) && seen_b.contains(link.a));
    if (!is_joined) continue;
    Step step = out.step();
    step.eliminate(hit, z).show(Role::pincer_x, a).show(Role::pincer_y, b);
    step.show(Role::others, CellSet{link.a, link.b}, x).show(Role::house, link.house);
    step.show(Role::x, x).show(Role::z, z);
    if (out.emit(step) == Flow::stop) return Flow::stop;
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet bivalue = workspace.bivalue();
  const Touched& touched = workspace.touched_since(row.technique);
  for (const Cell a : bivalue) {
    const Digit x = board.candidates(a).first();
    const Digit y = (board.candidates(a) - DigitSet{x}).first();
    const CellSet like = bivalue & board.places(x) & board.places(y);
    for (const Cell b : like.after(a) - board.rules().peers(a)) {
      const bool is_new = touched.cells.contains(a) || touched.cells.contains(b);
      if ((is_new || touched.digits.contains(x)) &&
          find_for(board, workspace, out, a, b, x, y) == Flow::stop) {
        return;
      }
      if ((is_new || touched.digits.contains(y)) &&
          find_for(board, workspace, out, a, b, y, x) == Flow::stop) {
        return;
      }
    }
  }
}

}  // namespace nonet::logic::w_wing
