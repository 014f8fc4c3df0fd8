// X-Wing: a digit whose places in two rows lie in two columns, or the other way round. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::x_wing {

const Prose prose = {
    .summary =
        "a digit whose places in two rows lie in the same two columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example =
        ":0300:x:5..+6+4+7+83..+4.9+5+8+6+7.8+76+21+3+94+5...7+6+42+53..+7+19+5+4+6+865+4+3+8"
        "21+9+77..+4+2+95+1+6+4+6+5+831+729..1+5+76+3+8+4::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::x_wing, FishKind::basic, 2, out);
}

}  // namespace nonet::logic::x_wing
