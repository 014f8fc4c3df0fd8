// Franken Whale: a Whale with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_whale {

const Prose prose = {
    .summary =
        "a digit whose places in six rows and boxes lie in six columns and boxes, or the other way "
        "round",
    .why = fish_words::plain_why,
    .explanation = fish_words::plain_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_whale, FishKind::franken, 6, out);
}

}  // namespace nonet::logic::franken_whale
