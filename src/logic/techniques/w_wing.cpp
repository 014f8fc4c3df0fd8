// W-Wing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::w_wing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::w_wing
