// Hidden Subset of 7: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::hidden_7 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::hidden_7
