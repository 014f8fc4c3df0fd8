// Cage Combinations: the digits that make the sum of a cage, with the candidates that its cells
// have. What is in none of the combinations goes.
//
// Why it holds: the cage holds one of its combinations, each digit in a cell that can take it; a
// candidate that is in none of these ways is not true.
//
// Order: by clue, as they are written. Cost: cases.hpp; a cage whose candidates did not change is
// not looked at again.

#include "logic/clue_facts.hpp"

namespace nonet::logic::cage_combinations {

extern const Prose prose = {
    .summary = "a cage whose sum leaves few combinations of digits",
    .why =
        "The digits of a cage make its sum, and no two of its cells that see each other are equal. "
        "Write down every combination of digits that makes the sum and that the cells can hold: a "
        "cage of 17 in two cells is 8 and 9. A candidate that is in none of the ways to fill the "
        "cage goes.",
    .explanation =
        "In {clue} only {digits} {digits|is|are} left.\n"
        "Of all the ways to fill it, none needs more, so {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_cases(board, workspace, out, [](const CluePart& part, const Problem& problem) {
    return part.clue >= 0 &&
           topic_of(problem.clues[static_cast<std::size_t>(part.clue)].kind) == ClueTopic::cages;
  });
}

}  // namespace nonet::logic::cage_combinations
