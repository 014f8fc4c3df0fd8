// Finned Mutant Leviathan: a Mutant Leviathan with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_mutant_leviathan {

const Prose prose = {
    .summary =
        "a Mutant Leviathan but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0365:x:+4..9.+1.366+1+9+7+5328+4....+649..+96+1..5.4.2..1+4+7+6+9+887+4+3+9+6.+2..+"
        "9+8+51+246..+2+6+4+78.5+9.4.+639+8.2::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_mutant_leviathan, FishKind::finned_mutant, 7, out);
}

}  // namespace nonet::logic::finned_mutant_leviathan
