// Siamese Finned Franken Squirmbag: two of them in the same base houses, told as one. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_franken_squirmbag {

const Prose prose = {
    .summary =
        "two Finned Franken Squirmbag patterns in the same base houses, each with covers and fins "
        "of its own",
    .why = fish_words::siamese_why,
    .example =
        ":03431:x:..+9+4+8+3+12+64+2+6+571+9+383+8+19+6+2+4+57+6..+3+48.+9+1938+1...+6+41+4.."
        "+9+63+85+8+9+3+6145+7+2.6+4..9+8+1+3+2+1.+83.6+4+9::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_franken_squirmbag,
                    FishKind::finned_franken, 5, out);
}

}  // namespace nonet::logic::siamese_finned_franken_squirmbag
