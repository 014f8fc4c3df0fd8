// BUG Type 3: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::bug_3 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::bug_3
