// Finned Mutant X-Wing: a Mutant X-Wing with extra candidates, its fins. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_mutant_x_wing {

const Prose prose = {
    .summary = "a Mutant X-Wing but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_mutant_x_wing, FishKind::finned_mutant, 2, out);
}

}  // namespace nonet::logic::finned_mutant_x_wing
