// Siamese Finned X-Wing: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_x_wing {

const Prose prose = {
    .summary =
        "two Finned X-Wing patterns in the same base houses, each with covers and fins of its own",
    .why = fish_words::siamese_why,
    .example =
        ":03101:x:5+9+8621......+3+4+7985...+8+5+91+6+2.5.+9.6.+2....7.4+5+91..9+2.5+6.8..+5+"
        "49+38+1+6+186+5+7+2+43+9+9+34+1+6+8+2+5+7::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_x_wing, FishKind::finned, 2, out);
}

}  // namespace nonet::logic::siamese_finned_x_wing
