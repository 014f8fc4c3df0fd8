// BUG Type 1: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::bug_1 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::bug_1
