// Unique Rectangle Type 4: one of the two digits has no place in a house but the two roof corners.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/finder.hpp"

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
        "{floor+roof} form a rectangle of {digits} in two boxes.\n"
        "In {other_house}, {x} can only be in {roof.or}, so one of these is {x}.\n"
        "If the other were {y.or}, {digits} could be swapped in the four corners, and the "
        "puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.",
    .example =
        ":0603:x:.2.65+13.+4+36..+7..+211.4+32.6+7.63..+9.71....+7+63......21..6+3....+8+6+2+"
        "372.+69+3+7.4.873.+42..+6:839 544 466:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().aligned()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_4(board, deadly, Technique::unique_rectangle_4, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_4
