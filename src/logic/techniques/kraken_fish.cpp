// Kraken fish, types 1 and 2: fish whose fins lead to the target by chains. Why and order:
// kraken.hpp.

#include "logic/kraken.hpp"

namespace nonet::logic::kraken_fish_1 {

extern const Prose prose = {
    .summary = "a fish whose fins do not see the target but lead to it by chains",
    .why =
        "As in every finned fish, either one of the fins is true or the base houses fill the "
        "cover houses. In the second case the target, which lies in a cover, is false. In the "
        "first case it is false as well, because from each fin a chain leads to it.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_kraken(board, workspace, KrakenType::in_cover, out);
}

}  // namespace nonet::logic::kraken_fish_1

namespace nonet::logic::kraken_fish_2 {

extern const Prose prose = {
    .summary = "a fish and a candidate that by chains leaves it one cover house too few",
    .why =
        "Suppose the target were true. Chains make the fins false, and with them every "
        "candidate that one of the cover houses could offer. The base houses need the digit "
        "once each, and there are too few cover houses left to take it. So the target is false.",
};

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  find_kraken(board, workspace, KrakenType::anywhere, out);
}

}  // namespace nonet::logic::kraken_fish_2
