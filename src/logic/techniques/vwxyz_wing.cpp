// VWXYZ-Wing: a pivot and four cells it sees, with five digits between them, of which all but one
// can be there only once. Order and cost: bent_wing.hpp.

#include "logic/bent_wing.hpp"

namespace nonet::logic::vwxyz_wing {

const Prose prose = {
    .summary = "five cells with five digits between them, only one of which could be there twice",
    .why =
        "A pivot sees four other cells, and the five have five digits between them. All but one of "
        "the digits "
        "can be in these cells only once, because all their places there see each other. If the "
        "last "
        "digit were in none of them, there would be five cells and only four digits to fill them. "
        "So it is "
        "in one of them, and no cell that sees all its places there can be it.",
    .example =
        "::x:+14+957+8+2+3+6+63+24+19+5+8+7+5+7+8...+4918+2+3+94+1+6+7+5+916+8+5+7+3+42+754+6"
        "329+1+8.+6+71..85..+9+1.8+5+76.3+8+5+7..+1+2.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_bent_wing(board, workspace, out, Technique::vwxyz_wing, 5);
}

}  // namespace nonet::logic::vwxyz_wing
