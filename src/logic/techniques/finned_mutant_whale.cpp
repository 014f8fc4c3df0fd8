// Finned Mutant Whale: a Mutant Whale with extra candidates, its fins. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_mutant_whale {

const Prose prose = {
    .summary = "a Mutant Whale but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0364:x:+2+1+38+946+75.+47...1..9..+1.+7+4..5+31..+9+74+8.+7.3+4+52.14.+27+183+5.+72"
        ".+9.+18+3+4+1..4735..+3.+4.+8.+9+17::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_mutant_whale, FishKind::finned_mutant, 6, out);
}

}  // namespace nonet::logic::finned_mutant_whale
