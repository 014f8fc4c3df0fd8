// Siamese Finned Franken X-Wing: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_franken_x_wing {

const Prose prose = {
    .summary =
        "two Finned Franken X-Wing patterns in the same base houses, each with covers and fins of "
        "its own",
    .why = fish_words::siamese_why,
    .example =
        ":03401:x:+3+1+654+92+8+7+5783+2+6+49+19+4+2+7+8+1+6+35+2+9+413+5+8+7+67+6+3+8+9.+51."
        "8+5+1.6+7+9.+3.2+7.+18+359.3+5+97.+1.81+8+9.+5+3+7..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_franken_x_wing,
                    FishKind::finned_franken, 2, out);
}

}  // namespace nonet::logic::siamese_finned_franken_x_wing
