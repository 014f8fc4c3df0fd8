// Kraken Fish Type 2: kraken.hpp.

#include "logic/kraken.hpp"

namespace nonet::logic::kraken_fish_2 {

const Prose prose = {
    .summary = "a fish and a candidate that by chains leaves it one cover house too few",
    .why =
        "Suppose the target were true. Chains make the fins false, and with them every candidate "
        "that one of the cover houses could offer. The base houses need the digit once each, and "
        "there are too few cover houses left to take it. So the target is false.",
    .example =
        ":0372:x:9+3+45+7+6...+6+7+8+2+1+439+5+5+2+1+98+3764+7+4+5+1+92...18+2+36+5+4+7+9396+"
        "8+4+7+51+2+46.+7+21.+5.+8+57.3+9...21..+5+8..7::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_kraken(board, workspace, Technique::kraken_fish_2, KrakenType::anywhere, out);
}

}  // namespace nonet::logic::kraken_fish_2
