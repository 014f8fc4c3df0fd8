// Unique Rectangle Type 3: the extra candidates of two corners in a line complete a naked subset.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. In a rectangle smaller subsets come first. Cost: a look at the pairs of cells with the
// same two candidates; some fifty nanoseconds.

#include "logic/rectangles.hpp"

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
        "and the puzzle would have two solutions. So one of {roof} is {extra.digits}, and "
        "together with {subset} it uses up the digits {subset.digits} in {house}.",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const auto visit = [&](const Rectangle& rectangle) {
    if (rectangle.floor.size() != 2 || !rectangle.is_roof_aligned()) return Flow::go_on;
    return emit_type_3(board, make_deadly(board, rectangle), Technique::unique_rectangle_3, out);
  };
  (void)for_each_rectangle(board, workspace, visit);
}

}  // namespace nonet::logic::unique_rectangle_3
