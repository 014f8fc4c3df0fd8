// Finned Mutant X-Wing: a Mutant X-Wing with extra candidates, its fins. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_mutant_x_wing {

const Prose prose = {
    .summary = "a Mutant X-Wing but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0360:x:..2+3..+614.+1.6+4.+2+8+77+6+4+28+1+3+5+9..6+5+927+4+1971+4+6+35+2+8+2+4+5+7"
        "+189+6+31+2+8+93+6+475+6..+8.4+1+9+2+4..+1+2.83+6::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_mutant_x_wing, FishKind::finned_mutant, 2, out);
}

}  // namespace nonet::logic::finned_mutant_x_wing
