// Simple Colours Wrap: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::simple_colours_wrap {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::simple_colours_wrap
