// Finned Swordfish: a Swordfish but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_swordfish {

const Prose prose = {
    .summary = "a Swordfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_swordfish, FishKind::finned, 3, out);
}

}  // namespace nonet::logic::finned_swordfish
