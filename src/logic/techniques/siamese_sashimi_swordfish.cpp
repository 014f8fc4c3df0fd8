// Siamese Sashimi Swordfish: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_sashimi_swordfish {

const Prose prose = {
    .summary = "a Sashimi Swordfish and another finned or sashimi one in the same base houses",
    .why = fish_words::siamese_why,
    .explanation = fish_words::siamese_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_sashimi_swordfish, FishKind::sashimi, 3,
                    out);
}

}  // namespace nonet::logic::siamese_sashimi_swordfish
