// Leviathan: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::leviathan {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::leviathan
