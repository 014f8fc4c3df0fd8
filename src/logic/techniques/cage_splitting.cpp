// Cage Splitting: a cage lies across the edge of some houses. Where the innies or outies of these
// are the cells of the cage on one side of the edge, both pieces have a sum, and each is a cage of
// its own.
//
// Why it holds: the sum of the one piece is known by innies and outies, the sum of both by the
// cage; so the other piece makes the difference.
//
// Order: as the pieces were found (leftovers.cpp). Cost: cases.hpp.

#include "logic/clue_facts.hpp"

namespace nonet::logic::cage_splitting {

extern const Prose prose = {
    .summary = "a cage cut in two by the edge of houses, each piece with a sum of its own",
    .why =
        "Whole houses have a known sum. Where cages leave over, inside or outside, just the cells "
        "that one cage has on that side, innies and outies tell the sum of this piece; the rest of "
        "the cage makes what is missing. Then go through the ways to make that sum.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_cases(board, workspace, out,
             [](const CluePart& part, const Problem&) { return part.split >= 0; });
}

}  // namespace nonet::logic::cage_splitting
