// Finned Franken Leviathan: a Franken Leviathan with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_franken_leviathan {

const Prose prose = {
    .summary =
        "a Franken Leviathan but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .explanation = fish_words::finned_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_franken_leviathan, FishKind::finned_franken, 7,
            out);
}

}  // namespace nonet::logic::finned_franken_leviathan
