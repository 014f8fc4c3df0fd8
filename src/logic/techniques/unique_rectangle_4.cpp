// Unique Rectangle Type 4: one of the two digits has no place in a house but the two roof corners.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/rectangles.hpp"

namespace nonet::logic::unique_rectangle_4 {

const Prose prose = {
    .summary =
        "one of a rectangle's two digits is confined to its two roof corners in a house they "
        "share",
    .why =
        "One of the roof corners takes the confined digit. If the other took the rectangle's "
        "second digit, all four corners would hold the two digits alone and could exchange them, "
        "so the puzzle would have two solutions. The second digit is therefore in neither of the "
        "two corners.",
    .explanation =
        "In {other_house} the digit {x} has no place but {roof}, so one of these cells is {x}. "
        "If the other were {y}, the rectangle with {floor} would hold only {digits} and could be "
        "filled in two ways; the puzzle would have two solutions. So neither is {y}.",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const auto visit = [&](const Rectangle& rectangle) {
    if (rectangle.floor.size() != 2 || !rectangle.is_roof_aligned()) return Flow::go_on;
    return emit_type_4(board, make_deadly(board, rectangle), Technique::unique_rectangle_4, out);
  };
  (void)for_each_rectangle(board, workspace, visit);
}

}  // namespace nonet::logic::unique_rectangle_4
