// Locked Triple: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::locked_triple {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::locked_triple
