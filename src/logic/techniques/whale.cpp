// Whale: a digit whose places in six rows lie in six columns, or the other way round. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::whale {

const Prose prose = {
    .summary =
        "a digit whose places in six rows lie in the same six columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example = "",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::whale, FishKind::basic, 6, out);
}

}  // namespace nonet::logic::whale
