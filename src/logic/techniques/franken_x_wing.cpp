// Franken X-Wing: an X-Wing with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_x_wing {

const Prose prose = {
    .summary =
        "a digit whose places in two rows and boxes lie in two columns and boxes, or the other way "
        "round",
    .why = fish_words::plain_why,
    .example =
        ":0330:x:..2+3..+614.+1.6+4.+2+8+77+6+4+28+1+3+5+9..6+5+927+4+1971+4+6+35+2+8+2+4+5+7"
        "+189+6+31+2+8+93+6+475+6..+8.4+1+9+2+4..+1+2.83+6::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_x_wing, FishKind::franken, 2, out);
}

}  // namespace nonet::logic::franken_x_wing
