// X-Wing: a digit whose places in two rows lie in two columns, or the other way round. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::x_wing {

const Prose prose = {
    .summary =
        "a digit whose places in two rows lie in the same two columns, or the other way round",
    .why = fish_words::basic_why,
    .example =
        ":0300:x:9..4..3.+5....15........+3.2.+8+67+1+5+249+3..26+4+9+7+585+493..2+6+1...8.+4"
        "..+2.8+3.91+5+464.+1+5.6..7:927 937:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::x_wing, FishKind::basic, 2, out);
}

}  // namespace nonet::logic::x_wing
