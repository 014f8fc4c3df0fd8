// Unique Rectangle Type 5: two diagonal corners, or three, have the same one extra candidate.
//
// Order: first the rectangles with two floor cells, by floor cells; then those with one, by that
// cell, its row mate and its column mate.
// Cost: around each cell of two candidates the few cells that have one candidate beyond them.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_5 {

const Prose prose = {
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
    .example =
        ":0604:x:.4..+1.6...+6.5..1..8.+1.6..9.6+9.+843.1..8+4+12.+9+3+6.13+6..8...29.+86..+1"
        ".5+8..1+2+69+1.6+9+52..8:711 518 519 721 434 734 337 737 439 739 771 477 478 797:::",
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
  const CellSet in_column = one_extra & House::column(floor.column()).cells();
  if (in_column.empty()) return Flow::go_on;
  for (const Cell b : one_extra& House::row(floor.row()).cells()) {
    const DigitSet extra = board.candidates(b) - pair;
    for (const Cell c : in_column) {
      const Cell d = Cell::at(c.row(), b.column());
      if (!one_extra.contains(d) || !are_corners(floor, d)) continue;
      if (board.candidates(c) - pair != extra || board.candidates(d) - pair != extra) continue;
      const Deadly deadly = make_deadly(board, {floor, b, c, d}, pair);
      const Flow flow = emit_type_2(board, deadly, Technique::unique_rectangle_5, out);
      if (flow == Flow::stop) return Flow::stop;
    }
  }
  return Flow::go_on;
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().diagonal()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_2(board, deadly, Technique::unique_rectangle_5, out) == Flow::stop) return;
  }
  for (const Cell floor : workspace.bivalue()) {
    if (find_around(board, workspace, floor, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_5
