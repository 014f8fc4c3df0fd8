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
        ":0302:x:.+3.+47.+62+8+726+5+3+891+4.+4+8+2.+6+7+53+2+5+4+36+7...39+7+1+85+24+6+8+619"
        "2+4+3+75.+837.24+6.4+1+2+6.+3..76+7.8+4..32::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::jellyfish, FishKind::basic, 4, out);
}

}  // namespace nonet::logic::jellyfish
