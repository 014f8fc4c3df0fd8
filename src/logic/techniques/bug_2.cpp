// BUG Type 2: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::bug_2 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::bug_2
