// House Forcing Net: what follows from every place of a digit in a house.
//
// Order: digits with the fewest places first, then by house and digit; placements before
// eliminations.

#include "logic/finder.hpp"
#include "logic/forcing.hpp"

namespace nonet::logic::house_forcing_net {

const Prose prose = {
    .summary = "something that follows from each place of a digit in a house",
    .why =
        "The digit stands in one of its places in the house. Whatever follows from the first "
        "place, and from the second, and from every other, is true wherever it stands.",
    .example =
        "::x:.+6..+47+1+3+2.4+1+3.2+768+2371+6+8+4+591+93+6+7+48+25.+5.+2+1+9+6+7+372+6+83+59"
        "+4+1.+7+2.+8+351+6+3+1.+7.6+2+84+68..2+1+3+9+7::::",
};

void find(const Board& board, Workspace& workspace, StepSink& out) {
  find_house_forcing(board, workspace, Reasoning::net, Technique::house_forcing_net, out);
}

}  // namespace nonet::logic::house_forcing_net
