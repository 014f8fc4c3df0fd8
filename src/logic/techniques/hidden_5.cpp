// Hidden Subset of 5: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::hidden_5 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::hidden_5
