// Bivalue Universal Grave, types 1 to 4: a few extra candidates stand between the board and a grave
// (bug.hpp), and one of them is true. The types are those of any deadly pattern (deadly.hpp).
//
// Order: there is one grave on a board, if any. Cost: next to nothing unless most unsolved cells
// have two candidates.

#include "logic/bug.hpp"

#include "logic/finder.hpp"

namespace nonet::logic::bug_1 {

extern const Prose prose = {
    .summary =
        "every unsolved cell but one has two candidates, and every digit two places wherever "
        "it is missing, were it not for extras in that cell",
    .why =
        "A board on which every unsolved cell has two candidates and every missing digit two "
        "places in each house has either two solutions or none: whatever solves it, the other "
        "candidates solve it too. Only the extras of one cell keep the board from that, so the "
        "cell takes one of them.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof} with {roof.marks}.\n"
        "Without its {extra.digits}, every digit would have exactly two places in each house "
        "that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so {roof} is {extra.digits.or}: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.fact<Bug>().pattern();
  if (bug) (void)emit_type_1(board, *bug, out);
}

}  // namespace nonet::logic::bug_1

namespace nonet::logic::bug_2 {

extern const Prose prose = {
    .summary = "a board of cells with two candidates, were it not for one digit in a few cells",
    .why =
        "A board on which every unsolved cell has two candidates and every missing digit two "
        "places in each house has either two solutions or none. One of the extras that keep "
        "the board from that is therefore true. They are all the same digit, so no cell that "
        "sees all of them can be it.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof}.\n"
        "Without {z} in {roof|this cell|these two|these}, every digit would have exactly two "
        "places in each house that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so one of them is {z}.\n"
        "Whichever it is, {T}: {sees:roof}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.fact<Bug>().pattern();
  if (bug) (void)emit_type_2(board, *bug, out);
}

}  // namespace nonet::logic::bug_2

namespace nonet::logic::bug_3 {

extern const Prose prose = {
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
        "Without {extra.digits} there, every digit would have exactly two places in each house "
        "that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so one of these cells is {extra.digits.or}. Together "
        "with {subset} it uses up {subset.digits}: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.fact<Bug>().pattern();
  if (bug) (void)emit_type_3(board, *bug, out);
}

}  // namespace nonet::logic::bug_3

namespace nonet::logic::bug_4 {

extern const Prose prose = {
    .summary =
        "a board of cells with two candidates, were it not for extras in two cells that "
        "confine another digit",
    .why =
        "One of the extras that keep the board from being a grave, with two solutions or none, "
        "is true. If two cells hold the extras and some other digit has no place in a house "
        "but these two, one of them takes that digit and the other an extra; no other "
        "candidate is left to either.",
    .explanation =
        "Every unsolved cell has two candidates, except {roof}.\n"
        "Without {extra.digits} there, every digit would have exactly two places in each house "
        "that still needs it. Such a board has two solutions or none.\n"
        "The puzzle has one solution, so one of these cells is {extra.digits.or}. The other is "
        "{x}, which has no other place in {other_house}.\n"
        "Nothing else fits there: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const std::optional<Deadly>& bug = workspace.fact<Bug>().pattern();
  if (bug) (void)emit_type_4(board, *bug, out);
}

}  // namespace nonet::logic::bug_4
