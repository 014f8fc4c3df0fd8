// Jellyfish: a digit whose places in four rows lie in four columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::jellyfish {

const Prose prose = {
    .summary =
        "a digit whose places in four rows lie in the same four columns, or the other way round",
    .why = fish_words::basic_why,
    .example =
        ":0302:x:.58...9...7+1......9.+23..15.7.6+1.5...+2+15+74.3..+8.+42..+5+711.+79...2..+"
        "238..+79..+8+9.274+1+3:615 416 616 418 419 619 621 624 426 629 436 639 656 965 676 6"
        "85 686:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::jellyfish, FishKind::basic, 4, out);
}

}  // namespace nonet::logic::jellyfish
