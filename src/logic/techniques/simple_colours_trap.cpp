// Simple Colours Trap: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::simple_colours_trap {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::simple_colours_trap
