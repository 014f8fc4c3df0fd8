// Finned Swordfish: a Swordfish but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_swordfish {

const Prose prose = {
    .summary = "a Swordfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0311:x:+74..5....6+2...8.+4...19.+47.2.16...4....+4.8....3.7.+456..965+8...+74+1+32"
        "+4+97...+4+7+8+5..9.1:538 838 868 968 375 698:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_swordfish, FishKind::finned, 3, out);
}

}  // namespace nonet::logic::finned_swordfish
