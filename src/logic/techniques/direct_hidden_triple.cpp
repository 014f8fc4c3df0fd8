// Direct Hidden Triple: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::direct_hidden_triple {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::direct_hidden_triple
