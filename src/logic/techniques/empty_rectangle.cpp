// Empty Rectangle: in a box, all places of a digit stand in one row or one column of it, some in
// each; a strong link that begins on the one line ends beside the other.
//
// Why it holds: if the link's first end is true, its line is, and the box must have the digit on
// the other line; if not, its second end is true. A cell that sees that end and the other line is
// hit either way. A box with just two places counts too.
//
// Order: by box, then by the corner where the two lines meet, then digit; links from the row first.
// Cost: for each box and corner a union of eight cells, for nine digits at once; some 0.3 us.

#include "logic/two_links.hpp"

namespace nonet::logic::empty_rectangle {

extern const Prose prose = {
    .summary =
        "a box holds a digit on one row and one column of it only, and a strong link begins "
        "on one of them",
    .why =
        "All places for the digit in the box stand on two crossing lines. A strong link outside "
        "the box has one end on the first line. If that end is true, the box has its digit on the "
        "second line; if it is false, the link's other end is true. A cell outside the box that is "
        "on the second line and sees the other end cannot be the digit.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const DigitSet digits = workspace.touched_since(row.technique).digits;
  const auto emit = [&](Digit digit, const TwoLinks& rectangle) {
    return emit_two_links(board, out, digit, rectangle);
  };
  for_each_empty_rectangle(board, workspace, digits, emit);
}

}  // namespace nonet::logic::empty_rectangle
