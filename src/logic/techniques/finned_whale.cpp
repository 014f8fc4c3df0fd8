// Finned Whale: a Whale but for extra candidates, its fins; what sees them all goes. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_whale {

const Prose prose = {
    .summary = "a Whale but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_whale, FishKind::finned, 6, out);
}

}  // namespace nonet::logic::finned_whale
