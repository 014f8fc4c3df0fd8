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
        "{floor+roof} form a rectangle of {digits} in two boxes; only {roof} have more "
        "candidates, {extra.digits}.\n"
        "If neither of these were {extra.digits.or}, {digits} could be swapped in the four "
        "corners, and the puzzle would have two solutions.\n"
        "So one of {roof} is {extra.digits.or}. Together with {subset} it uses up "
        "{subset.digits} in {house}: {T}.",
    .example =
        ":0602:x:.6+21.8.7..+19+7+2.....+3+7...1.267+4+2.....15+8+3.42.+7+2+93.87+4..+72.4..5"
        "..3+85+9726..+9+4.+8..+7+23:915 626 638 938 148 149 178 179:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  for (const Rectangle& rectangle : workspace.rectangles().aligned()) {
    const Deadly deadly = make_deadly(board, rectangle);
    if (emit_type_3(board, deadly, Technique::unique_rectangle_3, out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_3
