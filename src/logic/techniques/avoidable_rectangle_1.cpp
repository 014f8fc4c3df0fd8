// Avoidable Rectangle Type 1: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::avoidable_rectangle_1 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::avoidable_rectangle_1
