// Mutant Whale: a Whale in houses of any kind, rows beside columns and boxes. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::mutant_whale {

const Prose prose = {
    .summary = "a digit whose places in any six houses lie in six others",
    .why = fish_words::plain_why,
    .example =
        ":0354:x:.2+1.6+573+9+5+9.+71+3.+26+7+3+6.29+1.+515.+6+37..+2+9.3+2+8+15.+7+2.+79+5+4"
        ".1+3.+19+3+7625.3+7+254+8..+1+6.5+1+9237.::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::mutant_whale, FishKind::mutant, 6, out);
}

}  // namespace nonet::logic::mutant_whale
