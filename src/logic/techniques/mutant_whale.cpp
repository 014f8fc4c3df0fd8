// Mutant Whale: a Whale in houses of any kind, rows beside columns and boxes. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::mutant_whale {

const Prose prose = {
    .summary = "a digit whose places in any six houses lie in six others",
    .why = fish_words::plain_why,
    .explanation = fish_words::plain_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::mutant_whale, FishKind::mutant, 6, out);
}

}  // namespace nonet::logic::mutant_whale
