// Aligned exclusion: two or three cells and every way to fill them together. A row for each size.
// Why, order and cost: aligned.hpp.

#include "logic/aligned.hpp"

namespace nonet::logic::aligned_exclusion {

extern const Prose prose = {
    .summary = "a candidate of {n} cells that fits with no choice for the other{|s}",
    .why =
        "Fill the {n} cells in every way. Cells that see each other cannot take the same "
        "digit; and a further cell that sees all {n} must keep a candidate, so they cannot "
        "take {both|all} digits of a cell that has two{| or three}. If no way is left in which "
        "a cell has a certain digit, it does not have it.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_aligned_exclusions(board, workspace, row, out);
}

}  // namespace nonet::logic::aligned_exclusion
