// Siamese Sashimi Whale: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_sashimi_whale {

const Prose prose = {
    .summary = "a Sashimi Whale and another finned or sashimi one in the same base houses",
    .why = fish_words::siamese_why,
    .example =
        ":03241:x:+576..49+2.+1.+9+2+7+56+4.+4.2+9+6.51+79+6..+527.+1.+2.+791.+6+5+7+5+16...+"
        "92+61+538+9+2+74.4+7+52+6+1.+9+29...+7.56:367:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_sashimi_whale, FishKind::sashimi, 6, out);
}

}  // namespace nonet::logic::siamese_sashimi_whale
