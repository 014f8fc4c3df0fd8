// Swordfish: a digit whose places in three rows lie in three columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::swordfish {

const Prose prose = {
    .summary =
        "a digit whose places in three rows lie in the same three columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::swordfish, FishKind::basic, 3, out);
}

}  // namespace nonet::logic::swordfish
