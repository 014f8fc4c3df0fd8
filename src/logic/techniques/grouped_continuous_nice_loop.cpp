// Grouped Continuous Nice Loop: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::grouped_continuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::grouped_continuous_nice_loop
