// Unique Rectangle Type 2: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_2 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::unique_rectangle_2
