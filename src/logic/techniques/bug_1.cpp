// Bivalue Universal Grave Type 1: one cell stands between the board and a grave.
//
// Order: there is one grave on a board, if any.
// Cost: next to nothing unless most unsolved cells have two candidates.

#include "logic/finder.hpp"

namespace nonet::logic::bug_1 {

const Prose prose = {
    .summary =
        "every unsolved cell but one has two candidates, and every digit two places wherever it "
        "is missing, were it not for extras in that cell",
    .why =
        "A board on which every unsolved cell has two candidates and every missing digit two "
        "places in each house has either two solutions or none: whatever solves it, the other "
        "candidates solve it too. Only the extras of one cell keep the board from that, so the "
        "cell takes one of them.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof} with {roof.marks}.\n"
        "Without its {extra.digits}, every digit would have exactly two places in each "
        "house that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so {roof} is {extra.digits.or}: {T}.",
    .example =
        ":0610:x:+3+7.+5.+9+4.8+8+1+9+4+63275.4+58.+7+3..+563+9+84+1+2+7+1+27+6+35+98+4+49+8+"
        "17+2+5+36+78+4+39+16+52.+3.+25+874..+5.+7+4+6+8.+3::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.bug().pattern();
  if (bug) (void)emit_type_1(board, *bug, Technique::bug_1, out);
}

}  // namespace nonet::logic::bug_1
