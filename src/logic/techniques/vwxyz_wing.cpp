// VWXYZ-Wing: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::vwxyz_wing {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::vwxyz_wing
