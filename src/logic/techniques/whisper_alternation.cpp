// Whisper Alternation: neighbours on a whisper line are far apart, so low and high digits take
// turns along it, the middle one has no partner at all, and those beside it have few.
//
// Why it holds: the line is filled in one of its ways; a candidate that is in none is not true.
//
// Order: by clue, as they are written. Cost: cases.hpp.

#include "logic/clue_facts.hpp"

namespace nonet::logic::whisper_alternation {

extern const Prose prose = {
    .summary =
        "a whisper line, on which low and high digits take turns and the middle has no place",
    .why =
        "Neighbours on the line differ by at least five, on a board of nine rows: low digits stand "
        "beside high ones only, so that they take turns, 5 has no partner and never stands on the "
        "line, 4 goes with 9 alone and 6 with 1. Where the line asks for less, there are more "
        "partners, but the argument is the same: a digit for which a neighbour has no partner left "
        "goes, and so on along the line.",
    .explanation =
        "{clue}: {rule}, so low and high digits take turns as far as that asks for it.\n"
        "Leave out what has no partner in a neighbour, from one end of the line to the other: {T}.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_cases(board, workspace, out, [](const CluePart& part, const Problem& problem) {
    return part.clue >= 0 &&
           topic_of(problem.clues[static_cast<std::size_t>(part.clue)].kind) == ClueTopic::whispers;
  });
}

}  // namespace nonet::logic::whisper_alternation
