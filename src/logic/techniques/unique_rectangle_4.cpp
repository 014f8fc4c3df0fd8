// Unique Rectangle Type 4: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_4 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::unique_rectangle_4
