// Dual Empty Rectangle: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::dual_empty_rectangle {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::dual_empty_rectangle
