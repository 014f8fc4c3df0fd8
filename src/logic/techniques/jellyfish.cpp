// Jellyfish: a digit whose places in four rows lie in four columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::jellyfish {

const Prose prose = {
    .summary =
        "a digit whose places in four rows lie in the same four columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::jellyfish, FishKind::basic, 4, out);
}

}  // namespace nonet::logic::jellyfish
