// Sashimi X-Wing: a finned X-Wing with a base line that is nearly all fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_x_wing {

const Prose prose = {
    .summary = "a finned X-Wing in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .explanation = fish_words::sashimi_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_x_wing, FishKind::sashimi, 2, out);
}

}  // namespace nonet::logic::sashimi_x_wing
