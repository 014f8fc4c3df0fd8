// Swordfish: a digit whose places in three rows lie in three columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::swordfish {

const Prose prose = {
    .summary =
        "a digit whose places in three rows lie in the same three columns, or the other way round",
    .why = fish_words::basic_why,
    .example =
        ":0301:x:+2+73+8+61+59+4.452+3..+6+8.+865..3.+2..+9...+8.58.+2+69.+43...+41.8+9.64+27"
        ".+8..+5...+1..2.8..+9+871.+243:736 141 341 342 745 561 976 582 384:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::swordfish, FishKind::basic, 3, out);
}

}  // namespace nonet::logic::swordfish
