// XY-Chain: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::xy_chain {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::xy_chain
