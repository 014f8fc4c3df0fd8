// Aligned Pair Exclusion: two cells, and a candidate of one of them that goes with no choice for
// the other.
//
// Order and cost: aligned.hpp.

#include "logic/aligned.hpp"

namespace nonet::logic::aligned_pair_exclusion {

const Prose prose = {
    .summary = "a candidate of two cells that fits with no choice for the other",
    .why =
        "Fill the two cells in every way. Cells that see each other cannot take the same digit; "
        "and "
        "a further cell that sees all two must keep a candidate, so they cannot take both digits "
        "of a"
        " cell that has two. If no way is left in which a cell has a certain digit, it does not "
        "have it.",
    .example =
        "::x:+3+7.+5.+9+4.8+8+1+9+4+63275.4+58.+7+3..+563+9+84+1+2+7+1+27+6+35+98+4+49+8+17+2"
        "+5+36+78+4+39+16+52.+3.+25+874..+5.+7+4+6+8.+3::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_aligned_exclusions(board, workspace, 2, Technique::aligned_pair_exclusion, out);
}

}  // namespace nonet::logic::aligned_pair_exclusion
