// Discontinuous Nice Loop with ALS: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::als_discontinuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::als_discontinuous_nice_loop
