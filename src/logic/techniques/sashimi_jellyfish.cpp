// Sashimi Jellyfish: a finned Jellyfish with a base line that is nearly all fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_jellyfish {

const Prose prose = {
    .summary = "a finned Jellyfish in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .explanation = fish_words::sashimi_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_jellyfish, FishKind::sashimi, 4, out);
}

}  // namespace nonet::logic::sashimi_jellyfish
