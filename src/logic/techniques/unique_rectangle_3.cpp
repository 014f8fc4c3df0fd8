// Unique Rectangle Type 3: the extra candidates of two corners in a line complete a naked subset.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. In a rectangle smaller subsets come first. Cost: a look at the pairs of cells with the
// same two candidates; some fifty nanoseconds.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_3 {

const Prose prose = {
    .summary =
        "the further candidates of a rectangle's two roof corners make a naked subset with other "
        "cells",
    .why =
        "One of the two roof corners must take a digit beyond the rectangle's two, or the puzzle "
        "would have two solutions. Taken together the two corners are therefore like one cell "
        "that has those further digits for candidates. If that cell forms a naked subset with "
        "others of a house, the digits of the subset are used up there.",
    .explanation =
        "If {roof} held only {digits}, the rectangle with {floor} could be filled in two ways "
        "and the puzzle would have two solutions. So one of {roof} takes one of the digits "
        "{extra.digits}, and together with {subset} it uses up the digits {subset.digits} in "
        "{house}.",
    .example =
        ":0602:x:+62+4+7+3.1+9.7.5+961.+2.+9.+14.+2.+7659+7+1+2+68+4+3+2+18+543+7+6+9+4638..+"
        "25+13.9+6...+1+28.+6+21.+937+17+2+3..6+8.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().aligned()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_3(board, deadly, Technique::unique_rectangle_3, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_3
