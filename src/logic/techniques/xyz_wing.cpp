// XYZ-Wing: a pivot with candidates {x,y,z} that sees two pincers {x,z} and {y,z}.
//
// Order: by pivot, then first pincer, then second, ascending; the first pincer is the lower cell,
// so each wing is met exactly once. Cost: the pairs of fitting bivalue cells around each pivot.

#include "logic/finder.hpp"

namespace nonet::logic::xyz_wing {

extern const Prose prose = {
    .summary = "a cell of three candidates sees two cells that each have two of them",
    .why =
        "The pivot is one of its three digits. If it is the digit common to all three cells, it is "
        "that digit itself; if it is one of the others, the pincer that shares it must be the "
        "common digit. One of the three cells is the common digit in any case, so no cell that "
        "sees all three can be.",
    .explanation =
        "{pivot} is {x+y+z.or}.\n"
        "If it is {x}, {pincer_x} must be {z}. If it is {y}, {pincer_y} must be {z}. "
        "Otherwise it is {z} itself.\n"
        "So one of {pivot+pincer_x+pincer_y} is {z}. In each case {T}: "
        "{sees:pivot+pincer_x+pincer_y}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet touched = workspace.touched_since(row.technique).cells;
  const CellSet bivalue = workspace.bivalue();
  for (const Cell pivot : workspace.cells_with(3)) {
    const DigitSet xyz = board.candidates(pivot);
    CellSet pincers;
    for (const Cell cell : bivalue& board.rules().peers(pivot)) {
      if ((board.candidates(cell) - xyz).empty()) pincers.insert(cell);
    }
    for (const Cell a : pincers) {
      for (const Cell b : pincers.after(a)) {
        if (board.candidates(a) == board.candidates(b)) continue;
        if (!touched.intersects(CellSet{pivot, a, b})) continue;
        const Digit z = (board.candidates(a) & board.candidates(b)).only();
        const CellSet seen =
            board.rules().peers(pivot) & board.rules().peers(a) & board.rules().peers(b);
        const CellSet hit = seen & board.places(z);
        if (hit.empty()) continue;
        Step step = out.step();
        step.eliminate(hit, z);
        step.show(Role::pivot, pivot).show(Role::pincer_x, a).show(Role::pincer_y, b);
        step.show(Role::x, board.candidates(a) - DigitSet{z});
        step.show(Role::y, board.candidates(b) - DigitSet{z}).show(Role::z, z);
        if (out.emit(step) == Flow::stop) return;
      }
    }
  }
}

}  // namespace nonet::logic::xyz_wing
