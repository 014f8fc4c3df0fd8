// Franken Jellyfish: a Jellyfish with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_jellyfish {

const Prose prose = {
    .summary =
        "a digit whose places in four rows and boxes lie in four columns and boxes, or the other "
        "way round",
    .why = fish_words::plain_why,
    .example =
        ":0332:x:92+4+6+35+8+17+5+76+89+134+2+1+3+8+72+4+5+6+97+819+46+2+35+3.+9..+2+78..5+23"
        "+7+8.+91.1+7..+3+9+2+8+2.+5.8+9.7+38+93+2.+7.5.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_jellyfish, FishKind::franken, 4, out);
}

}  // namespace nonet::logic::franken_jellyfish
