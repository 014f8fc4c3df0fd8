// Siamese Finned Swordfish: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_swordfish {

const Prose prose = {
    .summary =
        "two Finned Swordfish patterns in the same base houses, each with covers and fins of its "
        "own",
    .why = fish_words::siamese_why,
    .example =
        ":03111:x:+1+49+6..7+2+8+7+851+4+23+6+9+3+62+8+79+45+1+5+2.+78.6+944+782+9+6+5+13+9.+"
        "6+5.+4+2+8+72..9.7+84+68.+74+6..+326.+43+2+8.+7+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_swordfish, FishKind::finned, 3,
                    out);
}

}  // namespace nonet::logic::siamese_finned_swordfish
