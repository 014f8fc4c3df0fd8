// Finned Franken Squirmbag: a Franken Squirmbag with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_franken_squirmbag {

const Prose prose = {
    .summary =
        "a Franken Squirmbag but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0343:x:+6+789+3.+5.2+2+5+4.7+89.331+9+5...+7+8+4+8+57+9+31+2+6+7+3+1.5.8+9+4+962.8."
        "+3+5+7+89...57.+1+147+86+9+23+55+2..+1+7.8+9:436:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_franken_squirmbag, FishKind::finned_franken, 5,
            out);
}

}  // namespace nonet::logic::finned_franken_squirmbag
