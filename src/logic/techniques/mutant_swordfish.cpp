// Mutant Swordfish: a Swordfish in houses of any kind, rows beside columns and boxes. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::mutant_swordfish {

const Prose prose = {
    .summary = "a digit whose places in any three houses lie in three others",
    .why = fish_words::plain_why,
    .example =
        ":0351:x:..2+3..+614.+1.6+4.+2+8+77+6+4+28+1+3+5+9..6+5+927+4+1971+4+6+35+2+8+2+4+5+7"
        "+189+6+31+2+8+93+6+475+6..+8.4+1+9+2+4..+1+2.83+6::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::mutant_swordfish, FishKind::mutant, 3, out);
}

}  // namespace nonet::logic::mutant_swordfish
