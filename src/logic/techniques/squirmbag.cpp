// Squirmbag: a digit whose places in five rows lie in five columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::squirmbag {

const Prose prose = {
    .summary =
        "a digit whose places in five rows lie in the same five columns, or the other way round",
    .why = fish_words::basic_why,
    .example =
        ":0303:x:.2+1.6+573+9+5+9.+71+3.+26+7+3+6.29+1.+515.+6+37..+2+9.3+2+8+15.+7+2.+79+5+4"
        ".1+3.+19+3+7625.3+7+254+8..+1+6.5+1+9237.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::squirmbag, FishKind::basic, 5, out);
}

}  // namespace nonet::logic::squirmbag
