// Hidden Pair: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::hidden_pair {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::hidden_pair
