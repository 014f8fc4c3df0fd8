// House Forcing Net: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::house_forcing_net {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::house_forcing_net
