// Unique Rectangle Type 1: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::unique_rectangle_1 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::unique_rectangle_1
