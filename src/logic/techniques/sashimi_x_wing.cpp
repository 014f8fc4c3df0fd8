// Sashimi X-Wing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::sashimi_x_wing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::sashimi_x_wing
