// Finned Franken Leviathan: a Franken Leviathan with extra candidates, its fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_franken_leviathan {

const Prose prose = {
    .summary =
        "a Franken Leviathan but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0345:x:+79+3.+41+65.+5+4..96+73+1.+6+15...+4+9+3+7+9+428+16+5..+63+1+54+97+1+54+7+6"
        "9..34..+1+5.9.+66+15+9.2+3.+4+9.7+6.+451.:835:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_franken_leviathan, FishKind::finned_franken, 7,
            out);
}

}  // namespace nonet::logic::finned_franken_leviathan
