// Leviathan: a digit whose places in seven rows lie in seven columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::leviathan {

const Prose prose = {
    .summary =
        "a digit whose places in seven rows lie in the same seven columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::leviathan, FishKind::basic, 7, out);
}

}  // namespace nonet::logic::leviathan
