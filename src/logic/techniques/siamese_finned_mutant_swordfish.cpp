// Siamese Finned Mutant Swordfish: two of them in the same base houses, told as one. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_mutant_swordfish {

const Prose prose = {
    .summary =
        "two Finned Mutant Swordfish patterns in the same base houses, each with covers and fins "
        "of its own",
    .why = fish_words::siamese_why,
    .explanation = fish_words::siamese_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_mutant_swordfish,
                    FishKind::finned_mutant, 3, out);
}

}  // namespace nonet::logic::siamese_finned_mutant_swordfish
