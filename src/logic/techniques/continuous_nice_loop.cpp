// Continuous Nice Loop: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::continuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::continuous_nice_loop
