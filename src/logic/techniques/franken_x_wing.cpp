// Franken X-Wing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::franken_x_wing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::franken_x_wing
