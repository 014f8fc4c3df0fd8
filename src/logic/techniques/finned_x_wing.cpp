// Finned X-Wing: an X-Wing but for extra candidates, its fins; what sees them all goes. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_x_wing {

const Prose prose = {
    .summary = "an X-Wing but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0310:x:.+653.8+271.2..7.53+88...+1.9+6+4....+81+4...4..59......43..97....+6+7.426.+"
        "2...+7..7.+4823+61.:541 542 254:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_x_wing, FishKind::finned, 2, out);
}

}  // namespace nonet::logic::finned_x_wing
