// Naked Triple: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::naked_triple {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::naked_triple
