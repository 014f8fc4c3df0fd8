// See locked_subsets.hpp.

#include "logic/locked_subsets.hpp"

namespace nonet::logic {
namespace {

Flow emit(const Board& board, StepSink& out, Technique technique, const Crossing& crossing,
          CellSet cells, DigitSet digits) {
  Step step(technique);
  CellSet hit;
  for (const Digit digit : digits) {
    const CellSet rest = board.places(digit) & (crossing.line.cells() | crossing.box.cells());
    hit |= rest - cells;
    step.eliminate(rest - cells, digit);
  }
  if (!hit.intersects(crossing.line.cells()) || !hit.intersects(crossing.box.cells())) {
    return Flow::go_on;
  }
  step.show(Role::cells, cells, digits).show(Role::digits, digits);
  step.show(Role::house, crossing.line).show(Role::other_house, crossing.box);
  return out.emit(step);
}

Flow find_pairs(const Board& board, CellSet bivalue, StepSink& out, Technique technique,
                const Crossing& crossing) {
  for (const Cell a : bivalue) {
    for (const Cell b : bivalue.after(a)) {
      const DigitSet digits = board.candidates(a);
      if (board.candidates(b) != digits) continue;
      if (emit(board, out, technique, crossing, {a, b}, digits) == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

}  // namespace

void find_locked_subset(const Board& board, Workspace& workspace, StepSink& out,
                        Technique technique, int size) {
  const Crossings& crossings = workspace.crossings();
  const CellSet few = workspace.cells_with(2) | workspace.cells_with(size);
  for (int i = 0; i < kCrossings; ++i) {
    // Nothing to gain unless both houses still hold some of the digits.
    const DigitSet digits = crossings.digits(i);
    if (!crossings.rest_of_box(i).intersects(digits)) continue;
    const Crossing& crossing = Crossings::all()[i];
    const CellSet cells = crossing.cells & few;
    if (size == 2) {
      if (find_pairs(board, cells, out, technique, crossing) == Flow::stop) return;
    } else if (digits.size() == size && cells == crossing.cells) {
      if (emit(board, out, technique, crossing, cells, digits) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic
