// Cell Forcing Net: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::cell_forcing_net {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::cell_forcing_net
