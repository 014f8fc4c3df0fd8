// Finned Mutant Swordfish: a Mutant Swordfish with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_mutant_swordfish {

const Prose prose = {
    .summary =
        "a Mutant Swordfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_mutant_swordfish, FishKind::finned_mutant, 3, out);
}

}  // namespace nonet::logic::finned_mutant_swordfish
