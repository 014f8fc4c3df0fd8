// Turbot Fish: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::turbot_fish {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::turbot_fish
