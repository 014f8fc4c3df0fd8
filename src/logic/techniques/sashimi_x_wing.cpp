// Sashimi X-Wing: a finned X-Wing with a base line that is nearly all fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_x_wing {

const Prose prose = {
    .summary = "a finned X-Wing in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .example =
        ":0320:x:+3+1+654+92+8+7+5783+2+6+49+19+4+2+7+8+1+6+35+2+9+413+5+8+7+67+6+3+8+9.+51.8"
        "+5+1.6+7+9.+3.2+7.+18+359.3+5+97.+1.81+8+9.+5+3+7..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_x_wing, FishKind::sashimi, 2, out);
}

}  // namespace nonet::logic::sashimi_x_wing
