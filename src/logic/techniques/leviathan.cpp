// Leviathan: a digit whose places in seven rows lie in seven columns, or the other way round. Order
// and cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::leviathan {

const Prose prose = {
    .summary =
        "a digit whose places in seven rows lie in the same seven columns, or the other way round",
    .why = fish_words::basic_why,
    .example =
        ":0305:x:75+3+4..+12+9+9+1+2+7+3+56.....921+3+5+7439.+1..+75+5+7.+3+4.9..+26.+5+97+4."
        "31.72.+3+5...2.1+5+9+73.+3.5.74...:833 656 883 689:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::leviathan, FishKind::basic, 7, out);
}

}  // namespace nonet::logic::leviathan
