// Siamese Finned Squirmbag: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_squirmbag {

const Prose prose = {
    .summary =
        "two Finned Squirmbag patterns in the same base houses, each with covers and fins of its "
        "own",
    .why = fish_words::siamese_why,
    .example =
        ":03131:x:6..+87+3+9+1+4183+6+4+92+75+9+74+25+138+6.1+6+9+8+2.3+77+9+8+3+1...+2....6+"
        "7+198..1+7+3684+9..+9.28+7.+1+8.+719..+2+3:262 562 581 582 592:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_squirmbag, FishKind::finned, 5,
                    out);
}

}  // namespace nonet::logic::siamese_finned_squirmbag
