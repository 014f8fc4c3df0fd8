// Sashimi Whale: a finned Whale with a base line that is nearly all fins. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_whale {

const Prose prose = {
    .summary = "a finned Whale in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .example =
        ":0324:x:+576..49+2.+1.+9+2+7+56+4.+4.2+9+6.51+79+6..+527.+1.+2.+791.+6+5+7+5+16...+9"
        "2+61+538+9+2+74.4+7+52+6+1.+9+29...+7.56::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_whale, FishKind::sashimi, 6, out);
}

}  // namespace nonet::logic::sashimi_whale
