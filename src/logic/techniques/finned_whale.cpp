// Finned Whale: a Whale but for extra candidates, its fins; what sees them all goes. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_whale {

const Prose prose = {
    .summary = "a Whale but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0314:x:+576..49+2.+1.+9+2+7+56+4.+4.2+9+6.51+79+6..+527.+1.+2.+791.+6+5+7+5+16...+9"
        "2+61+538+9+2+74.4+7+52+6+1.+9+29...+7.56::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_whale, FishKind::finned, 6, out);
}

}  // namespace nonet::logic::finned_whale
