// Unique Rectangle Type 6: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_6 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::unique_rectangle_6
