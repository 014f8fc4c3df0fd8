// Siamese Finned Jellyfish: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_jellyfish {

const Prose prose = {
    .summary =
        "two Finned Jellyfish patterns in the same base houses, each with covers and fins of its "
        "own",
    .why = fish_words::siamese_why,
    .example =
        ":03121:x:24+1+7+6.+3.5+8+56.1+37+4.3+79+5+4..6+1+49+3+8+26+51+7+5+2+7+1+9+4+6+3+8+6+"
        "1+83+574..+98.+6+3.+1+7+4+7+64.81.531+3.+4+7...6::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_jellyfish, FishKind::finned, 4,
                    out);
}

}  // namespace nonet::logic::siamese_finned_jellyfish
