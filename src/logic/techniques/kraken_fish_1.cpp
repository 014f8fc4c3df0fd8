// Kraken Fish Type 1: kraken.hpp.

#include "logic/kraken.hpp"

namespace nonet::logic::kraken_fish_1 {

const Prose prose = {
    .summary = "a fish whose fins do not see the target but lead to it by chains",
    .why =
        "As in every finned fish, either one of the fins is true or the base houses fill the cover "
        "houses. In the second case the target, which lies in a cover, is false. In the first case "
        "it is false as well, because from each fin a chain leads to it.",
    .example =
        ":0371:x:+3+1+654+92+8+7+5783+2+6+49+19+4+2+7+8+1+6+35+2+9+413+5+8+7+67+6+3+8+9.+51.8"
        "+5+1.6+7+9.+3.2+7.+18+359.3+5+97.+1.81+8+9.+5+3+7..::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_kraken(board, workspace, Technique::kraken_fish_1, KrakenType::in_cover, out);
}

}  // namespace nonet::logic::kraken_fish_1
