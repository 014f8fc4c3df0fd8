// Bivalue Universal Grave Type 2: extras of one digit stand between the board and a grave.
//
// Order: there is one grave on a board, if any.
// Cost: next to nothing unless most unsolved cells have two candidates.

#include "logic/finder.hpp"

namespace nonet::logic::bug_2 {

const Prose prose = {
    .summary = "a board of cells with two candidates, were it not for one digit in a few cells",
    .why =
        "A board on which every unsolved cell has two candidates and every missing digit two "
        "places in each house has either two solutions or none. One of the extras that keep the "
        "board from that is therefore true. They are all the same digit, so no cell that sees "
        "all of them can be it.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof}.\n"
        "Without {z} in {roof|this cell|these two|these}, every digit would have exactly "
        "two places in each house that still needs it. Such a board has two solutions or "
        "none.\n"
        "The puzzle has one solution, so one of them is {z}.\n"
        "Whichever it is, {T}: {sees:roof}.",
    .example =
        "::x:+1+49+6..7+2+8+7+851+4+23+6+9+3+62+8+79+45+1+5+2.+78.6+944+782+9+6+5+13+9.+6+5.+"
        "4+2+8+72..9.7+84+68.+74+6..+326.+43+2+8.+7+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.bug().pattern();
  if (bug) (void)emit_type_2(board, *bug, Technique::bug_2, out);
}

}  // namespace nonet::logic::bug_2
