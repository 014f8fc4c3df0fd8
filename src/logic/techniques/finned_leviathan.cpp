// Finned Leviathan: a Leviathan but for extra candidates, its fins; what sees them all goes. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::finned_leviathan {

const Prose prose = {
    .summary = "a Leviathan but for a few extra candidates, the fins; what sees them all goes",
    .why = fish_words::finned_why,
    .example =
        ":0315:x:+3741...+5915+9.+34+76....+79+5+4+135+1+7..9+34.+9+4..+5+3.+7+1.2+3+4+1+759."
        "+7+9.5..+1+3+4..+53+41+9.7+4+31+97.+6.+5::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::finned_leviathan, FishKind::finned, 7, out);
}

}  // namespace nonet::logic::finned_leviathan
