// X-Chain: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::x_chain {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::x_chain
