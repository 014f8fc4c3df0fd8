// Claiming: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::claiming {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::claiming
