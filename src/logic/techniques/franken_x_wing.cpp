// Franken X-Wing: an X-Wing with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_x_wing {

const Prose prose = {
    .summary =
        "a digit whose places in two rows and boxes lie in two columns and boxes, or the other way "
        "round",
    .why = fish_words::plain_why,
    .explanation = fish_words::plain_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_x_wing, FishKind::franken, 2, out);
}

}  // namespace nonet::logic::franken_x_wing
