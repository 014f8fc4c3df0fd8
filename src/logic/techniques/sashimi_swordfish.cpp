// Sashimi Swordfish: a finned Swordfish with a base line that is nearly all fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_swordfish {

const Prose prose = {
    .summary = "a finned Swordfish in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .example =
        ":0321:x:+3+8..9.4+7.+497.1+3....+2.8+4+7.3.+7149+5..+63+5+3+9.6.+7..2+687+3.....+73."
        "85...+8+4+2+3+7+96..95.4+2.+3+87:159 177 178 179:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_swordfish, FishKind::sashimi, 3, out);
}

}  // namespace nonet::logic::sashimi_swordfish
