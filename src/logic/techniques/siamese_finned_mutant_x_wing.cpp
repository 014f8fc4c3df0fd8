// Siamese Finned Mutant X-Wing: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_mutant_x_wing {

const Prose prose = {
    .summary =
        "two Finned Mutant X-Wing patterns in the same base houses, each with covers and fins of "
        "its own",
    .why = fish_words::siamese_why,
    .example =
        ":03601:x:5..+6+4+7+83..+4.9+5+8+6+7.8+76+21+3+94+5...7+6+42+53..+7+19+5+4+6+865+4+3+"
        "821+9+77..+4+2+95+1+6+4+6+5+831+729..1+5+76+3+8+4::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_mutant_x_wing,
                    FishKind::finned_mutant, 2, out);
}

}  // namespace nonet::logic::siamese_finned_mutant_x_wing
