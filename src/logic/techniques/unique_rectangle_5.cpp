// Unique Rectangle Type 5: two diagonal corners, or three, have the same one extra candidate.
//
// Order: first the rectangles with two floor cells, by floor cells; then those with one, by that
// cell, its row mate and its column mate.
// Cost: around each cell of two candidates the few cells that have one candidate beyond them.

#include "logic/rectangles.hpp"

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
        "If none of {roof} were {z}, the rectangle with {floor} would hold only {digits} and "
        "could be filled in two ways; the puzzle would have two solutions. So one of {roof} is "
        "{z}, and no cell that sees all of them can be {z}.",
    .example = "",
};

namespace {

// Rectangles whose other three corners all have an extra.
Flow find_around(const Board& board, const Workspace& workspace, Cell floor, StepSink& out) {
  const DigitSet pair = board.candidates(floor);
  CellSet able;
  for (const Digit digit : pair) able |= board.places(digit);
  able &= workspace.cells_with(2) | workspace.cells_with(3);
  const auto extra = [&](Cell cell) { return board.candidates(cell) - pair; };
  const auto visit = [&](Cell b, Cell c, Cell d) {
    if (!able.contains(d) || extra(b).size() != 1) return Flow::go_on;
    if (extra(c) != extra(b) || extra(d) != extra(b)) return Flow::go_on;
    const Deadly deadly = make_deadly(board, {floor, b, c, d}, pair);
    return emit_type_2(board, deadly, Technique::unique_rectangle_5, out);
  };
  return for_each_corner(floor, able, visit);
}

}  // namespace

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const auto visit = [&](const Rectangle& rectangle) {
    if (rectangle.floor.size() != 2 || rectangle.is_roof_aligned()) return Flow::go_on;
    return emit_type_2(board, make_deadly(board, rectangle), Technique::unique_rectangle_5, out);
  };
  if (for_each_rectangle(board, workspace, visit) == Flow::stop) return;
  for (const Cell floor : workspace.bivalue()) {
    if (find_around(board, workspace, floor, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_5
