// XY-Wing: a pivot with candidates {x,y} that sees two pincers {x,z} and {y,z}.
//
// Order: by pivot, then first pincer, then second, ascending; the first pincer is the lower cell,
// so each wing is met exactly once. Cost: the pairs of bivalue cells around each pivot, a handful
// in practice.

#include "logic/finder.hpp"

namespace nonet::logic::xy_wing {

extern const Prose prose = {
    .summary = "a cell of two candidates sees two others that share their third digit",
    .why =
        "The pivot is one of its two digits. If it is the first, the pincer that shares it must "
        "be the common digit; if it is the second, the other pincer must. One of the pincers is "
        "the common digit either way, so no cell that sees both pincers can be.",
    .explanation =
        "{pivot} is {x+y.or}.\n"
        "If it is {x}, {pincer_x} must be {z}.\n"
        "If it is {y}, {pincer_y} must be {z}.\n"
        "So {pincer_x} or {pincer_y} is {z}. Either way {T}: {sees:pincer_x+pincer_y}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet bivalue = workspace.bivalue();
  const CellSet touched = workspace.touched_since(row.technique).cells;
  for (const Cell pivot : bivalue) {
    const DigitSet xy = board.candidates(pivot);
    const CellSet pincers = bivalue & board.rules().peers(pivot);
    for (const Cell a : pincers) {
      for (const Cell b : pincers.after(a)) {
        const DigitSet z = board.candidates(a) & board.candidates(b);
        if (z.size() != 1 || xy.intersects(z)) continue;
        const DigitSet x = board.candidates(a) - z;
        const DigitSet y = board.candidates(b) - z;
        if ((x | y) != xy) continue;
        if (!touched.intersects(CellSet{pivot, a, b})) continue;

        const CellSet seen = board.rules().peers(a) & board.rules().peers(b);
        const CellSet hit = seen & board.places(z.only());
        if (hit.empty()) continue;
        Step step = out.step();
        step.eliminate(hit, z.only());
        step.show(Role::pivot, pivot).show(Role::pincer_x, a).show(Role::pincer_y, b);
        step.show(Role::x, x).show(Role::y, y).show(Role::z, z);
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::xy_wing
