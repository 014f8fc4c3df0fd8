// Finned Squirmbag: a Squirmbag but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_squirmbag {

const Prose prose = {
    .summary = "a Squirmbag but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_squirmbag, FishKind::finned, 5, out);
}

}  // namespace nonet::logic::finned_squirmbag
