// Unique Rectangle Type 2: two corners in a line have the same one extra candidate.
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/rectangles.hpp"

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
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const auto visit = [&](const Rectangle& rectangle) {
    if (rectangle.floor.size() != 2 || !rectangle.is_roof_aligned()) return Flow::go_on;
    return emit_type_2(board, make_deadly(board, rectangle), Technique::unique_rectangle_2, out);
  };
  (void)for_each_rectangle(board, workspace, visit);
}

}  // namespace nonet::logic::unique_rectangle_2
