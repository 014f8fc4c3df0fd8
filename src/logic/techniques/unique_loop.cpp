// Unique Loop: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::unique_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::unique_loop
