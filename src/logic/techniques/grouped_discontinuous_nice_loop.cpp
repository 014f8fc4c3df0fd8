// Grouped Discontinuous Nice Loop: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::grouped_discontinuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::grouped_discontinuous_nice_loop
