// Template Set: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::template_set {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::template_set
