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
        ":0341:x:5....3...9+3.5...2.6..28.3.+5..73+5.4.2+3..+8..5+76+2..74..+3.+7..63.9..+4.."
        "9.8+75+3.+93.7+5+2+6.:117 918 626 956 966:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_franken_swordfish, FishKind::finned_franken, 3,
            out);
}

}  // namespace nonet::logic::finned_franken_swordfish
