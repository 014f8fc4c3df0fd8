// Unique Rectangle Type 5: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_5 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::unique_rectangle_5
