// Franken Whale: a Whale with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_whale {

const Prose prose = {
    .summary =
        "a digit whose places in six rows and boxes lie in six columns and boxes, or the other way "
        "round",
    .why = fish_words::plain_why,
    .example =
        ":0334:x:.+34.78+1+6+2+8+72+61+4+39+5.1.3..+7+8+474..+36.+18+38...+14+7...+1+8+4+7.3."
        ".5+8+7.+36+4+1+46+31+85+92+71.+7+4+6.8+53::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_whale, FishKind::franken, 6, out);
}

}  // namespace nonet::logic::franken_whale
