// Unique Rectangle Type 1: three corners of a rectangle hold the same two digits alone.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/finder.hpp"

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
        "{floor} hold only {digits}. If {roof} were one of these two digits as well, the "
        "rectangle could be filled in two ways and the puzzle would have two solutions. So "
        "{roof} takes one of its other candidates.",
    .example =
        ":0600:x:+1+49+6..7+2+8+7+851+4+23+6+9+3+62+8+79+45+1+5+2.+78.6+944+782+9+6+5+13+9.+6"
        "+5.+4+2+8+72..9.7+84+68.+74+6..+326.+43+2+8.+7+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().closed()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_1(board, deadly, Technique::unique_rectangle_1, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_1
