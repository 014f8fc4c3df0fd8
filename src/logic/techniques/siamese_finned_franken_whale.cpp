// Siamese Finned Franken Whale: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_franken_whale {

const Prose prose = {
    .summary =
        "two Finned Franken Whale patterns in the same base houses, each with covers and fins of "
        "its own",
    .why = fish_words::siamese_why,
    .example =
        ":03441:x:+4+85..+1+2+96+796+84+231+5+1..+56+9+748+9.4.+5+6+1+822+5.+4+189+6.861+9+2."
        "+5.+4+6+4+9+2..+8+5+13+1.+6854.+9+5.819+4+6..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_franken_whale,
                    FishKind::finned_franken, 6, out);
}

}  // namespace nonet::logic::siamese_finned_franken_whale
