// Extended Rectangle: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::extended_rectangle {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::extended_rectangle
