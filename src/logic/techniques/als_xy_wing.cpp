// ALS-XY-Wing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::als_xy_wing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::als_xy_wing
