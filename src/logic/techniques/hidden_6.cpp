// Hidden Subset of 6: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::hidden_6 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::hidden_6
