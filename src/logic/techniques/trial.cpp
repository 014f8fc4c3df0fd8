// Trial: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::trial {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::trial
