// Siamese Sashimi Squirmbag: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_sashimi_squirmbag {

const Prose prose = {
    .summary = "a Sashimi Squirmbag and another finned or sashimi one in the same base houses",
    .why = fish_words::siamese_why,
    .example =
        ":03231:x:+4+85..+1+2+96+796+84+231+5+1..+56+9+748+9.4.+5+6+1+822+5.+4+189+6.861+9+2."
        "+5.+4+6+4+9+2..+8+5+13+1.+6854.+9+5.819+4+6..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_sashimi_squirmbag, FishKind::sashimi, 5,
                    out);
}

}  // namespace nonet::logic::siamese_sashimi_squirmbag
