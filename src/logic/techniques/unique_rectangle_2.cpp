// Unique Rectangle Type 2: two corners in a line have the same one extra candidate.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_2 {

const Prose prose = {
    .summary =
        "a rectangle of two digits in two boxes, with one further digit in two corners of a line",
    .why =
        "If neither of the two roof corners took the further digit, the rectangle would hold two "
        "digits only and could be filled in two ways, giving the puzzle two solutions. So one of "
        "the roof corners takes it, and no cell that sees both can.",
    .explanation =
        "{floor+roof} form a rectangle of {digits} in two boxes; only {roof} have one more "
        "candidate, {z}.\n"
        "If neither of these were {z}, {digits} could be swapped in the four corners, and "
        "the puzzle would have two solutions.\n"
        "So {roof.or} is {z}, and {T}: {sees:roof}.",
    .example =
        ":0601:x:5.6+3.7.211....5...+37......84+591+6...2+6+2+74+5....+8+139+7+2.6.+2..+7.6.8"
        ".9+6+853.+2..+7..+8+29..6:412 422 473 493:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().aligned()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_2(board, deadly, Technique::unique_rectangle_2, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_2
