// Unique Rectangle Type 5: two diagonal corners, or three, have the same one extra candidate.
//
// Order: first the rectangles with two floor cells, by floor cells; then those with one, by that
// cell, its row mate and its column mate.
// Cost: around each cell of two candidates the few cells that have one candidate beyond them.

#include "logic/deadly.hpp"
#include "logic/finder.hpp"
#include "logic/rectangles.hpp"

namespace nonet::logic::unique_rectangle_5 {

extern const Prose prose = {
    .summary =
        "a rectangle of two digits in two boxes, with one further digit in two diagonal corners "
        "or in three",
    .why =
        "If none of the roof corners took the further digit, the rectangle would hold two digits "
        "only and could be filled in two ways, giving the puzzle two solutions. So one of them "
        "takes it, and no cell that sees all of them can.",
    .explanation =
        "{floor+roof} form a rectangle of {digits} in two boxes; only {roof} have one more "
        "candidate, {z}.\n"
        "If {roof|it were not|neither of these were|none of these were} {z}, {digits} could"
        " be swapped in the four corners, and the puzzle would have two solutions.\n"
        "So {roof.or} is {z}, and {T}: {sees:roof}.",
};

namespace {

// Rectangles with one floor cell: its mates along the row and the column, and the cell opposite,
// all have the same extra and no other.
Flow find_around(const Board& board, const Workspace& workspace, Cell floor, StepSink& out) {
  const DigitSet pair = board.candidates(floor);
  const CellSet first = board.places(pair.first());
  const CellSet second = board.places((pair - DigitSet{pair.first()}).first());
  const CellSet both = first & second;
  const CellSet one_extra =
      (both & workspace.cells_with(3)) | (((first | second) - both) & workspace.bivalue());
  const CellSet in_column = one_extra & board.rules().cells(House::column(floor.column()));
  if (in_column.empty()) return Flow::go_on;
  for (const Cell b : one_extra& board.rules().cells(House::row(floor.row()))) {
    const DigitSet extra = board.candidates(b) - pair;
    for (const Cell c : in_column) {
      const Cell d = Cell::at(c.row(), b.column());
      if (!one_extra.contains(d) || !are_corners(board.rules(), floor, d)) continue;
      if (board.candidates(c) - pair != extra || board.candidates(d) - pair != extra) continue;
      const Deadly deadly = make_deadly(board, {floor, b, c, d}, pair);
      const Flow flow = emit_type_2(board, deadly, out);
      if (flow == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Rectangle& rectangle : workspace.fact<Rectangles>().diagonal()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_2(board, deadly, out) == Flow::stop) return;
  }
  for (const Cell floor : workspace.bivalue()) {
    if (find_around(board, workspace, floor, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_5
