// Cell Forcing Chain: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::cell_forcing_chain {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::cell_forcing_chain
