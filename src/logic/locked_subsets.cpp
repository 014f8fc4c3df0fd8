// See locked_subsets.hpp.

#include "logic/locked_subsets.hpp"

namespace nonet::logic {
namespace {

Flow emit(const Board& board, StepSink& out, Technique technique, const Crossing& crossing,
          CellSet cells, DigitSet digits) {
  Step step(technique);
  CellSet hit;  // beside the crossing: its own third cell belongs to both houses and shows nothing
  for (const Digit digit : digits) {
    const CellSet rest = board.places(digit) & (crossing.line.cells() | crossing.box.cells());
    hit |= rest - crossing.cells;
    step.eliminate(rest - cells, digit);
  }
  if (!hit.intersects(crossing.line.cells()) || !hit.intersects(crossing.box.cells())) {
    return Flow::go_on;
  }
  step.show(Role::cells, cells, digits).show(Role::digits, digits);
  step.show(Role::house, crossing.line).show(Role::other_house, crossing.box);
  return out.emit(step);
}

// The crossing that two or three cells share, if they do.
const Crossing* find_crossing(CellSet cells) {
  for (const int number : Crossings::of_box(House::box(cells.first().box()))) {
    const Crossing& crossing = Crossings::all()[number];
    if ((cells - crossing.cells).empty()) return &crossing;
  }
  return nullptr;
}

}  // namespace

void find_locked_pair(const Board& board, Workspace& workspace, StepSink& out) {
  const CellSet bivalue = workspace.bivalue();
  for (const Cell a : bivalue) {
    const DigitSet digits = board.candidates(a);
    CellSet twins = bivalue.after(a) & board.rules().peers(a);
    for (const Digit digit : digits) twins &= board.places(digit);
    for (const Cell b : twins) {
      const Crossing* crossing = find_crossing({a, b});
      if (crossing == nullptr) continue;
      if (emit(board, out, Technique::locked_pair, *crossing, {a, b}, digits) == Flow::stop) return;
    }
  }
}

void find_locked_triple(const Board& board, Workspace& workspace, StepSink& out) {
  const Crossings& crossings = workspace.crossings();
  const CellSet few = workspace.cells_with(2) | workspace.cells_with(3);
  for (int i = 0; i < kCrossings; ++i) {
    const DigitSet digits = crossings.digits(i);
    if (mask_size(digits.bits()) != 3) continue;
    const Crossing& crossing = Crossings::all()[i];
    if (!(crossing.cells - few).empty()) continue;
    const Flow flow = emit(board, out, Technique::locked_triple, crossing, crossing.cells, digits);
    if (flow == Flow::stop) return;
  }
}

}  // namespace nonet::logic
