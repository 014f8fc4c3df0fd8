// BUG Type 4: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::bug_4 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::bug_4
