// Mutant Jellyfish: a Jellyfish in houses of any kind, rows beside columns and boxes. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::mutant_jellyfish {

const Prose prose = {
    .summary = "a digit whose places in any four houses lie in four others",
    .why = fish_words::plain_why,
    .explanation = fish_words::plain_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::mutant_jellyfish, FishKind::mutant, 4, out);
}

}  // namespace nonet::logic::mutant_jellyfish
