// 2-String Kite: a row and a column with two places each for a digit, tied together by a box that
// holds one of each. One of the two loose ends is true.
//
// Order: by digit, then row, then column, then the cells in the box.
// Cost: the row links times the column links of a digit, a dozen.

#include "logic/two_links.hpp"

namespace nonet::logic::two_string_kite {

extern const Prose prose = {
    .summary = "a row and a column with two places each for a digit, tied by a box",
    .why =
        "The row and the column both need the digit and have two places for it. The two places in "
        "the same box cannot both be true, so the row or the column has the digit at its other "
        "end. The cell that sees both ends cannot be the digit.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const DigitSet digits = workspace.touched_since(row.technique).digits;
  const auto emit = [&](Digit digit, const TwoLinks& kite) {
    return emit_two_links(board, out, digit, kite);
  };
  for_each_kite(board, workspace, digits, emit);
}

}  // namespace nonet::logic::two_string_kite
