// Bivalue Universal Grave Type 3: the extras complete a naked subset.
//
// Order: there is one grave on a board, if any; its subsets come smaller first.
// Cost: next to nothing unless most unsolved cells have two candidates.

#include "logic/finder.hpp"

namespace nonet::logic::bug_3 {

const Prose prose = {
    .summary =
        "a board of cells with two candidates, were it not for extras that make a naked subset "
        "with other cells",
    .why =
        "One of the extras that keep the board from being a grave, with two solutions or none, "
        "is true. Taken together the cells with extras are therefore like one cell that has "
        "those extras for candidates. If that cell forms a naked subset with cells of a house "
        "that see them all, the digits of the subset are used up there.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof}.\n"
        "Without {extra.digits} there, every digit would have exactly two places in each "
        "house that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so one of these cells is {extra.digits.or}. Together "
        "with {subset} it uses up {subset.digits}: {T}.",
    .example =
        "::x:+8+1+2+659+74+3+93+5+42+7+1+6+87+46+3+8+1+2+59+42+91+38+6+75...+2+9+683+46+837+4"
        "+5+9+1+22....+3.+8+1..+8..+43+27+3..8.2.+96::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.bug().pattern();
  if (bug) (void)emit_type_3(board, *bug, Technique::bug_3, out);
}

}  // namespace nonet::logic::bug_3
