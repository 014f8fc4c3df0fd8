// Siamese Finned Franken X-Wing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::siamese_finned_franken_x_wing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::siamese_finned_franken_x_wing
