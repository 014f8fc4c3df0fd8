// Finned Jellyfish: a Jellyfish but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_jellyfish {

const Prose prose = {
    .summary = "a Jellyfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0312:x:24+1+7+6.+3.5+8+56.1+37+4.3+79+5+4..6+1+49+3+8+26+51+7+5+2+7+1+9+4+6+3+8+6+1"
        "+83+574..+98.+6+3.+1+7+4+7+64.81.531+3.+4+7...6::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_jellyfish, FishKind::finned, 4, out);
}

}  // namespace nonet::logic::finned_jellyfish
