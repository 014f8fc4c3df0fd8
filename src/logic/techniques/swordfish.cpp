// Swordfish: a digit whose places in three rows lie in three columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::swordfish {

const Prose prose = {
    .summary =
        "a digit whose places in three rows lie in the same three columns, or the other way round",
    .why = fish_words::basic_why,
    .explanation = fish_words::basic_explanation,
    .example =
        ":0301:x:9+7+5+3+4261+8+63+1+7+58..2+8+24+19+6+7..1+6+7+9+2+5.+8.+3428+17..+6+58+9+63"
        "+4+1+274.+8+27..6+1+2.+3+4+618+7.+71+65+8.+2..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::swordfish, FishKind::basic, 3, out);
}

}  // namespace nonet::logic::swordfish
