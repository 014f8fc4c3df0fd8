// Siamese Finned Mutant Jellyfish: two of them in the same base houses, told as one. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_mutant_jellyfish {

const Prose prose = {
    .summary =
        "two Finned Mutant Jellyfish patterns in the same base houses, each with covers and fins "
        "of its own",
    .why = fish_words::siamese_why,
    .explanation = fish_words::siamese_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_mutant_jellyfish,
                    FishKind::finned_mutant, 4, out);
}

}  // namespace nonet::logic::siamese_finned_mutant_jellyfish
