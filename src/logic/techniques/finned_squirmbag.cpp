// Finned Squirmbag: a Squirmbag but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_squirmbag {

const Prose prose = {
    .summary = "a Squirmbag but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0313:x:+4+85..+1+2+96+796+84+231+5+1..+56+9+748+9.4.+5+6+1+822+5.+4+189+6.861+9+2.+"
        "5.+4+6+4+9+2..+8+5+13+1.+6854.+9+5.819+4+6..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_squirmbag, FishKind::finned, 5, out);
}

}  // namespace nonet::logic::finned_squirmbag
