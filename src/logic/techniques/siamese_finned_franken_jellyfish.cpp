// Siamese Finned Franken Jellyfish: two of them in the same base houses, told as one. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_franken_jellyfish {

const Prose prose = {
    .summary =
        "two Finned Franken Jellyfish patterns in the same base houses, each with covers and fins "
        "of its own",
    .why = fish_words::siamese_why,
    .example =
        ":03421:x:+2+86+71+5+3+49+7.42.+3+1+6.+1.3.+64.27+6+4253+8+97+157+8+1+4+9+2+3+6+3+1+9"
        "6+2+74..8+25+4+7+1+69396+7+3.2.+1+4+4+3+1..+67.+2::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_franken_jellyfish,
                    FishKind::finned_franken, 4, out);
}

}  // namespace nonet::logic::siamese_finned_franken_jellyfish
