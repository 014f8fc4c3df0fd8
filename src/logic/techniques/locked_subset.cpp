// Locked subsets: two or three cells where a line crosses a box, with as many digits between them.
// They are a naked subset of the line and of the box at once and clear both. Told apart from naked
// subsets only if both houses lose something beside the crossing.
//
// Order: pairs by their first cell, then the second; triples by line, rows first, then along it.
// Cost: pairs, a few operations on sets per bivalue cell; triples, a glance at each of the 54
// crossings; some 0.2 us and 0.05 us.

#include "logic/finder.hpp"

namespace nonet::logic::locked_subset {

extern const Prose prose = {
    .summary = "{n} cells of one line and one box that have only {n} digits between them",
    .why =
        "{N} cells need {n} digits, and these have no others to take, so they use up all {n}. "
        "The cells belong to a line and to a box, so neither can hold these digits anywhere "
        "else.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} digits.\n"
        "So {digits} in {house+other_house} go into these cells and nowhere else: {T}.",
};

namespace {

Flow emit(const Board& board, StepSink& out, const Crossing& crossing, CellSet cells,
          DigitSet digits) {
  Step step = out.step();
  CellSet hit;  // beside the crossing: its own third cell belongs to both houses and shows nothing
  for (const Digit digit : digits) {
    const CellSet rest = board.places(digit) &
                         (board.rules().cells(crossing.line) | board.rules().cells(crossing.box));
    hit |= rest - crossing.cells;
    step.eliminate(rest - cells, digit);
  }
  if (!hit.intersects(board.rules().cells(crossing.line)) ||
      !hit.intersects(board.rules().cells(crossing.box))) {
    return Flow::go_on;
  }
  step.show(Role::cells, cells, digits).show(Role::digits, digits);
  step.show(Role::house, crossing.line).show(Role::other_house, crossing.box);
  return out.emit(step);
}

// The crossing that two or three cells share, if they do.
const Crossing* find_crossing(const Board& board, const CrossingTable& table, CellSet cells) {
  for (const House box : board.rules().houses_of(cells.first()) - HouseSet::lines()) {
    for (const std::uint16_t number : table.of_box(box)) {
      const Crossing& crossing = table.all()[number];
      if ((cells - crossing.cells).empty()) return &crossing;
    }
  }
  return nullptr;
}

// One of the cells has changed since nothing was found: what a subset clears only ever gets less.
void find_pairs(const Board& board, Workspace& workspace, CellSet touched, StepSink& out) {
  const CellSet bivalue = workspace.bivalue();
  if (!bivalue.intersects(touched)) return;
  const CrossingTable& table = workspace.crossings().table();
  for (const Cell a : bivalue) {
    CellSet twins = bivalue.after(a) & board.rules().peers(a);
    if (!touched.contains(a)) twins &= touched;
    if (twins.empty()) continue;
    const DigitSet digits = board.candidates(a);
    for (const Digit digit : digits) twins &= board.places(digit);
    for (const Cell b : twins) {
      const Crossing* crossing = find_crossing(board, table, {a, b});
      if (crossing == nullptr) continue;
      if (emit(board, out, *crossing, {a, b}, digits) == Flow::stop) return;
    }
  }
}

void find_triples(const Board& board, Workspace& workspace, CellSet touched, StepSink& out) {
  const CellSet few = workspace.cells_with(2) | workspace.cells_with(3);
  if (!few.intersects(touched)) return;
  const Crossings& crossings = workspace.crossings();
  for (int i = 0; i < crossings.count(); ++i) {
    const DigitSet digits = crossings.digits(i);
    if (mask_size(digits.bits()) != 3) continue;
    const Crossing& crossing = crossings.all()[static_cast<std::size_t>(i)];
    if (!(crossing.cells - few).empty() || crossing.cells.size() != 3) continue;
    const Flow flow = emit(board, out, crossing, crossing.cells, digits);
    if (flow == Flow::stop) return;
  }
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet touched = workspace.touched_since(row.technique).cells;
  if (row.argument == 2) return find_pairs(board, workspace, touched, out);
  find_triples(board, workspace, touched, out);
}

}  // namespace nonet::logic::locked_subset
