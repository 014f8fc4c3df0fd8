// Direct Hidden Pair: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::direct_hidden_pair {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::direct_hidden_pair
