// Innies and Outies: the digits of whole houses make a known sum. Where cages of known sums fill
// them but for a few cells, or stick out by a few, these have a sum of their own.
//
// Why it holds: every house holds each digit once. What the cages make, less what the houses make,
// is what sticks out less what is left over.
//
// Order: rows and columns from the first on, by one to four, then boxes; as clue_book.hpp lists
// them. Cost: cases.hpp.

#include "logic/clue_facts.hpp"

namespace nonet::logic::innies_outies {

extern const Prose prose = {
    .summary = "cages that fill one to four houses but for a few cells, or stick out by a few",
    .why =
        "A house holds every digit once, so its sum is known: 45 on a board of nine rows. Take "
        "away the cages that lie inside: the cells that are left over, the innies, make the rest. "
        "Or add up the cages that cover the houses: the cells that stick out, the outies, make "
        "what is too much. Then go through the ways to make that sum.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_cases(board, workspace, out,
             [](const CluePart& part, const Problem&) { return part.clue < 0 && part.split < 0; });
}

}  // namespace nonet::logic::innies_outies
