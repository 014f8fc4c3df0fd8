// Naked Subset of 6: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::naked_6 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::naked_6
