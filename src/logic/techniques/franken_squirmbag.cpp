// Franken Squirmbag: a Squirmbag with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_squirmbag {

const Prose prose = {
    .summary =
        "a digit whose places in five rows and boxes lie in five columns and boxes, or the other "
        "way round",
    .why = fish_words::plain_why,
    .explanation = fish_words::plain_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_squirmbag, FishKind::franken, 5, out);
}

}  // namespace nonet::logic::franken_squirmbag
