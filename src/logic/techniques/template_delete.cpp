// Template Delete: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::template_delete {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::template_delete
