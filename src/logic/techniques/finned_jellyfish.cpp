// Finned Jellyfish: a Jellyfish but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_jellyfish {

const Prose prose = {
    .summary = "a Jellyfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_jellyfish, FishKind::finned, 4, out);
}

}  // namespace nonet::logic::finned_jellyfish
