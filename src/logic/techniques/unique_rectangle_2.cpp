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
        "If neither corner of {roof} were {z}, the rectangle with {floor} would hold only "
        "{digits} and could be filled in two ways; the puzzle would have two solutions. So one "
        "of {roof} is {z}, and no cell that sees both can be {z}.",
    .example =
        ":0601:x:+483..+9+1+2+5.+6.+1.48+3+9..1..+8+674..+4..+1+28+72+1+84+973+5667+528+3+4+9"
        "+18+5+6+9+1+27+43.+49+8.6+5+12+1...45+9+6+8::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().aligned()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_2(board, deadly, Technique::unique_rectangle_2, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_2
