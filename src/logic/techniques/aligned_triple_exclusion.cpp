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
        "::x:3+9+2+8...7.+875.4.9..16+4+7+92...5.9..+7..8+7+8+6+92+4.3.+2.+3+5.8.9.+9276....."
        "4+5+1+28..+6.+63+847....:615 517 519 329 147 148 167 169 577:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_aligned_exclusions(board, workspace, 3, Technique::aligned_triple_exclusion, out);
}

}  // namespace nonet::logic::aligned_triple_exclusion
