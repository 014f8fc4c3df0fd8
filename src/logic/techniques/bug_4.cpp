// Bivalue Universal Grave Type 4: two cells with extras are the only places for another digit in a
// house.
//
// Order: there is one grave on a board, if any; by confined digit.
// Cost: next to nothing unless most unsolved cells have two candidates.

#include "logic/finder.hpp"

namespace nonet::logic::bug_4 {

const Prose prose = {
    .summary =
        "a board of cells with two candidates, were it not for extras in two cells that confine "
        "another digit",
    .why =
        "One of the extras that keep the board from being a grave, with two solutions or none, "
        "is true. If two cells hold the extras and some other digit has no place in a house but "
        "these two, one of them takes that digit and the other an extra; no other candidate is "
        "left to either.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof}.\n"
        "Without {extra.digits} there, every digit would have exactly two places in each "
        "house that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so one of these cells is {extra.digits.or}. The other"
        " is {x}, which has no other place in {other_house}.\n"
        "Nothing else fits there: {T}.",
    .example =
        "::x:+1+49+6..7+2+8+7+851+4+23+6+9+3+62+8+79+45+1+5+2.+78.6+944+782+9+6+5+13+9.+6+5.+"
        "4+2+8+72..9.7+84+68.+74+6..+326.+43+2+8.+7+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.bug().pattern();
  if (bug) (void)emit_type_4(board, *bug, Technique::bug_4, out);
}

}  // namespace nonet::logic::bug_4
