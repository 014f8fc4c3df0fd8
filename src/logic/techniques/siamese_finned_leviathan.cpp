// Siamese Finned Leviathan: two of them in the same base houses, told as one. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_leviathan {

const Prose prose = {
    .summary =
        "two Finned Leviathan patterns in the same base houses, each with covers and fins of its "
        "own",
    .why = fish_words::siamese_why,
    .example =
        ":03151:x:2+84+1.53.+6..+53+6+8+41+2..+6.4...8+8..+4..+6..45.+6278.+1.6.8...+4.64891."
        "..55....+6+1+8+4..1+5+84.6.:731 732 782 783 991 992 797 799:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_leviathan, FishKind::finned, 7,
                    out);
}

}  // namespace nonet::logic::siamese_finned_leviathan
