// Squirmbag: a digit whose places in five rows lie in five columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::squirmbag {

const Prose prose = {
    .summary =
        "a digit whose places in five rows lie in the same five columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::squirmbag, FishKind::basic, 5, out);
}

}  // namespace nonet::logic::squirmbag
