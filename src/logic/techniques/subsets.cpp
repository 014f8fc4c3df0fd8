// Subsets of a house: as many cells as they have digits between them (naked), as many digits as
// they have places (hidden), or a hidden one for the single that it leaves (direct). A row for each
// size. Order and cost: subsets.hpp.
//
// In a house of m blank cells a naked subset of k eliminates what the other m - k digits, as a
// hidden one, do; so those of five and more are there only for people who ask for them.

#include "logic/subsets.hpp"

namespace nonet::logic::naked_subset {

extern const Prose prose = {
    .summary = "{n} cells of a house that have only {n} digits between them",
    .why =
        "{N} cells need {n} digits, and these have no others to take: whichever way round, "
        "they use up all {n}. No other cell of the house can be one of them, nor of a second "
        "house if the cells share two.",
    .explanation =
        "{cells} have only {digits} between them: {cells.count} cells, {digits.count} digits.\n"
        "So {digits} in {house} go into these cells and nowhere else: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_naked_subset(board, workspace, row, out);
}

}  // namespace nonet::logic::naked_subset

namespace nonet::logic::hidden_subset {

extern const Prose prose = {
    .summary = "{n} digits that have only {n} places between them in a house",
    .why =
        "The house needs each of the {n} digits, and they have only {n} cells to go to: they "
        "fill them all. There is no room there for any other digit.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_hidden_subset(board, workspace, row, out);
}

}  // namespace nonet::logic::hidden_subset

namespace nonet::logic::direct_hidden_subset {

extern const Prose prose = {
    .summary = "{n} digits fill {n} cells of a house, which leaves another digit one place",
    .why =
        "The {n} digits have only {n} cells to go to, so no other digit of the house can go "
        "there. A digit whose other places were all in those cells has just one left.",
    .explanation =
        "In {house}, {digits} have only these places: {cells}. {digits.Count} digits fill "
        "{cells.count} cells.\n"
        "Nothing else fits there, so in {house} only {cell} is left for {digit}: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  find_direct_hidden_subset(board, workspace, row, out);
}

}  // namespace nonet::logic::direct_hidden_subset
