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
        "::x:+2...5.19+33.+5.8+1+642+14.2..5+87.27......95...+2+7..+4.157+9+2.8...61+73+2...."
        ".2.8+7.7.2......:444 446 892 992:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_bent_wing(board, workspace, out, Technique::vwxyz_wing, 5);
}

}  // namespace nonet::logic::vwxyz_wing
