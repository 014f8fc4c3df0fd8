// Mutant X-Wing: an X-Wing in houses of any kind, rows beside columns and boxes. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::mutant_x_wing {

const Prose prose = {
    .summary = "a digit whose places in any two houses lie in two others",
    .why = fish_words::plain_why,
    .explanation = fish_words::plain_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::mutant_x_wing, FishKind::mutant, 2, out);
}

}  // namespace nonet::logic::mutant_x_wing
