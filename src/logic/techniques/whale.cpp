// Whale: a digit whose places in six rows lie in six columns, or the other way round. Order and
// cost: fish.hpp.

#include "logic/fish.hpp"
#include "logic/fish_words.hpp"

namespace nonet::logic::whale {

const Prose prose = {
    .summary =
        "a digit whose places in six rows lie in the same six columns, or the other way round",
    .why = fish_words::basic_why,
    .example =
        ":0304:x:..+39..8.+5+92..3+56.77+5..64+3+9+2.+365..+9.42...9...3+5+9.3..12+631+27..+4"
        ".+94.+92.+3....+75..92+3.:115 116 145 853 154 854 863 878 885 888 194 894 895:::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_fish(board, workspace, Technique::whale, FishKind::basic, 6, out);
}

}  // namespace nonet::logic::whale
