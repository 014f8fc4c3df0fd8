// Franken Leviathan: a Leviathan with boxes among its rows or columns. Order and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::franken_leviathan {

const Prose prose = {
    .summary =
        "a digit whose places in seven rows and boxes lie in seven columns and boxes, or the other "
        "way round",
    .why = fish_words::plain_why,
    .example =
        ":0335:x:+4+85..+1+2+96+796+84+231+5+1..+56+9+748+9.4.+5+6+1+822+5.+4+189+6.861+9+2.+"
        "5.+4+6..+2..+8+5.3..+6854..+5.819.+6..:379 779 789:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::franken_leviathan, FishKind::franken, 7, out);
}

}  // namespace nonet::logic::franken_leviathan
