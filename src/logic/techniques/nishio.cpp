// Nishio: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::nishio {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::nishio
