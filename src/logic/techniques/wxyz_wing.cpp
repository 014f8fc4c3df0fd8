// WXYZ-Wing: a pivot and three cells it sees, with four digits between them, of which all but one
// can be there only once. Order and cost: bent_wing.hpp.

#include "logic/bent_wing.hpp"

namespace nonet::logic::wxyz_wing {

const Prose prose = {
    .summary = "four cells with four digits between them, only one of which could be there twice",
    .why =
        "A pivot sees three other cells, and the four have four digits between them. All but one "
        "of the digits "
        "can be in these cells only once, because all their places there see each other. If the "
        "last "
        "digit were in none of them, there would be four cells and only three digits to fill them. "
        "So it is "
        "in one of them, and no cell that sees all its places there can be it.",
    .example =
        "::x:+3+7.+5.+9+4.8+8+1+9+4+63275.4+58.+7+3..+563+9+84+1+2+7+1+27+6+35+98+4+49+8+17+2"
        "+5+36+78+4+39+16+52.+3.+25+874..+5.+7+4+6+8.+3::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_bent_wing(board, workspace, out, Technique::wxyz_wing, 4);
}

}  // namespace nonet::logic::wxyz_wing
