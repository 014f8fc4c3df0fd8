// Direct Claiming: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::direct_claiming {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::direct_claiming
