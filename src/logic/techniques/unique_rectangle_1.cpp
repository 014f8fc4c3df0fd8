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
        "{floor} have only {digits}; {roof} makes the fourth corner of a rectangle in two "
        "rows, two columns and two boxes.\n"
        "If {roof} were {digits.or} too, {digits} could be swapped in the four corners, and"
        " the puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.",
    .example =
        ":0600:x:..5+41..9.+18629+37+4+5+3+94..7.+21+6..1..28.+5....+2.+67..8.64.+5.+931.2..+"
        "7.4+6....5+1.8+5..+4+193.:619 743 357 677:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().closed()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_1(board, deadly, Technique::unique_rectangle_1, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_1
