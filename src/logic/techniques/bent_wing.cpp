// Bent wings: WXYZ-Wing and VWXYZ-Wing, four or five cells with as many digits between them, only
// one of which could be there twice. A row for each size. Why, order and cost: bent_wing.hpp.

#include "logic/bent_wing.hpp"

namespace nonet::logic::bent_wing {

extern const Prose prose = {
    .summary = "{n} cells with {n} digits between them, only one of which could be there twice",
    .why =
        "A pivot sees {n-1} other cells, and the {n} have {n} digits between them. All but one "
        "of the digits can be in these cells only once, because all their places there see "
        "each other. If the last digit were in none of them, there would be {n} cells and only "
        "{n-1} digits to fill them. So it is in one of them, and no cell that sees all its "
        "places there can be it.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_bent_wing(board, workspace, row, out);
}

}  // namespace nonet::logic::bent_wing
