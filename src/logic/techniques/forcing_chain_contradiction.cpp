// Forcing Chain Contradiction: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::forcing_chain_contradiction {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::forcing_chain_contradiction
