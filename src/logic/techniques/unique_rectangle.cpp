// Unique Rectangle, types 1 to 4: four cells in two rows, two columns and two boxes that would hold
// the same two digits alone, were it not for extras in one corner (1) or in two of a line (2 to 4).
// The types are those of any deadly pattern (deadly.hpp).
//
// Order: by the lowest floor cell of two candidates, then by the next floor cell, then by the
// others. Cost: a look at the pairs of cells with the same two candidates; some fifty nanoseconds.

#include "logic/deadly.hpp"
#include "logic/finder.hpp"
#include "logic/rectangles.hpp"

namespace nonet::logic::unique_rectangle_1 {

extern const Prose prose = {
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
        "If {roof} were {digits.or} too, {digits} could be swapped in the four corners, and "
        "the puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Rectangle& rectangle : workspace.fact<Rectangles>().closed()) {
    if (emit_type_1(board, make_deadly(board, rectangle), out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_1

namespace nonet::logic::unique_rectangle_2 {

extern const Prose prose = {
    .summary =
        "a rectangle of two digits in two boxes, with one further digit in two corners of a "
        "line",
    .why =
        "If neither of the two roof corners took the further digit, the rectangle would hold "
        "two digits only and could be filled in two ways, giving the puzzle two solutions. So "
        "one of the roof corners takes it, and no cell that sees both can.",
    .explanation =
        "{floor+roof} form a rectangle of {digits} in two boxes; only {roof} have one more "
        "candidate, {z}.\n"
        "If neither of these were {z}, {digits} could be swapped in the four corners, and the "
        "puzzle would have two solutions.\n"
        "So {roof.or} is {z}, and {T}: {sees:roof}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Rectangle& rectangle : workspace.fact<Rectangles>().aligned()) {
    if (emit_type_2(board, make_deadly(board, rectangle), out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_2

namespace nonet::logic::unique_rectangle_3 {

extern const Prose prose = {
    .summary =
        "the further candidates of a rectangle's two roof corners make a naked subset with "
        "other cells",
    .why =
        "One of the two roof corners must take a digit beyond the rectangle's two, or the "
        "puzzle would have two solutions. Taken together the two corners are therefore like "
        "one cell that has those further digits for candidates. If that cell forms a naked "
        "subset with others of a house, the digits of the subset are used up there.",
    .explanation =
        "{floor+roof} form a rectangle of {digits} in two boxes; only {roof} have more "
        "candidates, {extra.digits}.\n"
        "If neither of these were {extra.digits.or}, {digits} could be swapped in the four "
        "corners, and the puzzle would have two solutions.\n"
        "So one of {roof} is {extra.digits.or}. Together with {subset} it uses up "
        "{subset.digits} in {house}: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Rectangle& rectangle : workspace.fact<Rectangles>().aligned()) {
    if (emit_type_3(board, make_deadly(board, rectangle), out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_3

namespace nonet::logic::unique_rectangle_4 {

extern const Prose prose = {
    .summary =
        "one of a rectangle's two digits is confined to its two roof corners in a house they "
        "share",
    .why =
        "One of the roof corners takes the confined digit. If the other took the rectangle's "
        "second digit, all four corners would hold the two digits alone and could exchange "
        "them, so the puzzle would have two solutions. The second digit is therefore in "
        "neither of the two corners.",
    .explanation =
        "{floor+roof} form a rectangle of {digits} in two boxes.\n"
        "In {other_house}, {x} can only be in {roof.or}, so one of these is {x}.\n"
        "If the other were {y.or}, {digits} could be swapped in the four corners, and the "
        "puzzle would have two solutions.\n"
        "The puzzle has one solution, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  for (const Rectangle& rectangle : workspace.fact<Rectangles>().aligned()) {
    if (emit_type_4(board, make_deadly(board, rectangle), out) == Flow::stop) return;
  }
}

}  // namespace nonet::logic::unique_rectangle_4
