// Direct Pointing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::direct_pointing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::direct_pointing
