// ALS Chain: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::als_chain {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::als_chain
