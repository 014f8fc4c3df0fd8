// Finned Mutant Swordfish: a Mutant Swordfish with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_mutant_swordfish {

const Prose prose = {
    .summary =
        "a Mutant Swordfish but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0361:x:+1+49+6..7+2+8+7+851+4+23+6+9+3+62+8+79+45+1+5+2.+78.6+944+782+9+6+5+13+9.+6"
        "+5.+4+2+8+72..9.7+84+68.+74+6..+326.+43+2+8.+7+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_mutant_swordfish, FishKind::finned_mutant, 3, out);
}

}  // namespace nonet::logic::finned_mutant_swordfish
