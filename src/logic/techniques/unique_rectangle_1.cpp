// Unique Rectangle Type 1: three corners of a rectangle hold the same two digits alone.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/rectangles.hpp"

namespace nonet::logic::unique_rectangle_1 {

const Prose prose = {
    .summary =
        "three corners of a rectangle in two boxes hold the same two digits and nothing else",
    .why =
        "Four cells in two rows, two columns and two boxes that hold only two digits can "
        "exchange them: no other cell would notice, and the puzzle would have two solutions. A "
        "puzzle with one solution never comes to that, so the fourth corner takes one of its "
        "other candidates.",
    .explanation =
        "{floor} can only be {digits}. If {roof} were one of these two digits as well, the "
        "rectangle could be filled in two ways and the puzzle would have two solutions. So "
        "{roof} takes one of its other candidates.",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const auto visit = [&](const Rectangle& rectangle) {
    if (rectangle.floor.size() != 3) return Flow::go_on;
    return emit_type_1(board, make_deadly(board, rectangle), Technique::unique_rectangle_1, out);
  };
  (void)for_each_rectangle(board, workspace, visit);
}

}  // namespace nonet::logic::unique_rectangle_1
