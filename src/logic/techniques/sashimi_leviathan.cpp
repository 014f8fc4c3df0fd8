// Sashimi Leviathan: a finned Leviathan with a base line that is nearly all fins. Order and cost:
// fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::sashimi_leviathan {

const Prose prose = {
    .summary = "a finned Leviathan in which a row or column has at most one place besides the fins",
    .why = fish_words::sashimi_why,
    .example =
        ":0325:x:.+6+4+2.+591828.+6+91.+45+9+1+54+8.2...+52.4.8.+14.+1+8+5..+2.....+125.+4.+2"
        ".5+6+4+13+9+136+9+28+4+5754+91..+6+8+2:346 746 356 756 763:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::sashimi_leviathan, FishKind::sashimi, 7, out);
}

}  // namespace nonet::logic::sashimi_leviathan
