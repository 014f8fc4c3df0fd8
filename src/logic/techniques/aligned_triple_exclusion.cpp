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
    .explanation =
        "Try all ways to fill {cells} together: digits that are equal where two of them see each "
        "other are out, and so are digits that would leave nothing to one of {others}. "
        "The struck candidates are part of no way that is left.",
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_aligned_exclusions(board, workspace, 3, Technique::aligned_triple_exclusion, out);
}

}  // namespace nonet::logic::aligned_triple_exclusion
