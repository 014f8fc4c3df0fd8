// Pointing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::pointing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::pointing
