// Aligned Triple Exclusion: three cells, and a candidate of one of them that goes with no choice
// for the others.
//
// Order and cost: aligned.hpp.

#include "logic/aligned.hpp"

namespace nonet::logic::aligned_triple_exclusion {

const Prose prose = {
    .summary = "a candidate of three cells that fits with no choice for the others",
    .why =
        "Fill the three cells in every way. Cells that see each other cannot take the same digit; "
        "and "
        "a further cell that sees all three must keep a candidate, so they cannot take all digits "
        "of a"
        " cell that has two or three. If no way is left in which a cell has a certain digit, it "
        "does not have it.",
    .example =
        "::x:+79+8+1+4+635+2+52+1+7+394+6+8+6432+58+1+978+5+4+6+92+731+3+1+9...+2+46+2+6+73+1"
        "45+8+91...6+3+9.+4+4..+9..+6+1+3+9+364.1+8.+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_aligned_exclusions(board, workspace, 3, Technique::aligned_triple_exclusion, out);
}

}  // namespace nonet::logic::aligned_triple_exclusion
