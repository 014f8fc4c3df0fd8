// Naked Subset of 8: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::naked_8 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::naked_8
