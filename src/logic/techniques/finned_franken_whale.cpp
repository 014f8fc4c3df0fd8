// Finned Franken Whale: a Franken Whale with extra candidates, its fins. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_franken_whale {

const Prose prose = {
    .summary = "a Franken Whale but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0344:x:...814+7+96+64+1+7+93...+8+7+92+5+63+41..41+8..+6+9.9.+462+1+3.+16.+9+3.+4.."
        "2+83+6+4+19+75+9+57+3+2+86+1+4+4+1+6+5+7982+3::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_franken_whale, FishKind::finned_franken, 6, out);
}

}  // namespace nonet::logic::finned_franken_whale
