// Sashimi Swordfish: a finned Swordfish with a base line that is nearly all fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_swordfish {

const Prose prose = {
    .summary = "a finned Swordfish in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .explanation = fish_words::sashimi_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_swordfish, FishKind::sashimi, 3, out);
}

}  // namespace nonet::logic::sashimi_swordfish
