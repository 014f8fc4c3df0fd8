// Empty Rectangle: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::empty_rectangle {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::empty_rectangle
