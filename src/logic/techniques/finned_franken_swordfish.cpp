// Finned Franken Swordfish: a Franken Swordfish with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_franken_swordfish {

const Prose prose = {
    .summary =
        "a Franken Swordfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0341:x:+2+86+71+5+3+49+7.42.+3+1+6.+1.3.+64.27+6+4253+8+97+157+8+1+4+9+2+3+6+3+1+96"
        "+2+74..8+25+4+7+1+69396+7+3.2.+1+4+4+3+1..+67.+2::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_franken_swordfish, FishKind::finned_franken, 3,
            out);
}

}  // namespace nonet::logic::finned_franken_swordfish
