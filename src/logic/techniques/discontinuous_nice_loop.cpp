// Discontinuous Nice Loop: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::discontinuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::discontinuous_nice_loop
