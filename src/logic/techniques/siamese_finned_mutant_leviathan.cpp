// Siamese Finned Mutant Leviathan: two of them in the same base houses, told as one. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::siamese_finned_mutant_leviathan {

const Prose prose = {
    .summary =
        "two Finned Mutant Leviathan patterns in the same base houses, each with covers and fins "
        "of its own",
    .why = fish_words::siamese_why,
    .example =
        ":03651:x:+5+2+8+73..1+6+196+5..+3.+774+3+1+6.+8.+5+6+5+7+8+1+3+2...+1.9576+8+338+9+2"
        "4+6+57+1.+3.6..7+52.+7.+3.5.+6..65+4+7..38::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_siamese_fish(board, workspace, Technique::siamese_finned_mutant_leviathan,
                    FishKind::finned_mutant, 7, out);
}

}  // namespace nonet::logic::siamese_finned_mutant_leviathan
