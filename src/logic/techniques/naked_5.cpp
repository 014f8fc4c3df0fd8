// Naked Subset of 5: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::naked_5 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::naked_5
