// 2-String Kite: a row and a column with two places each for a digit, tied together by a box that
// holds one of each. One of the two loose ends is true.
//
// Order: by digit, then row, then column, then the cells in the box.
// Cost: the row links times the column links of a digit, a dozen.

#include "logic/two_links.hpp"

namespace nonet::logic::two_string_kite {

const Prose prose = {
    .summary = "a row and a column with two places each for a digit, tied by a box",
    .why =
        "The row and the column both need the digit and have two places for it. The two places in "
        "the same box cannot both be true, so the row or the column has the digit at its other "
        "end. The cell that sees both ends cannot be the digit.",
    .example =
        ":0401:x:.+6...14594..6...+1.+5.1.+4..+8+6..+49+6..753564.+7.9+8+9.....6+4....+57+4+9"
        "6+1+6451..8+2+7..9+28+6+53+4::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const DigitSet digits = workspace.touched_since(Technique::two_string_kite).digits;
  const auto emit = [&](Digit digit, const TwoLinks& kite) {
    return emit_two_links(board, out, Technique::two_string_kite, digit, kite);
  };
  for_each_kite(board, workspace, digits, emit);
}

}  // namespace nonet::logic::two_string_kite
