// Sashimi Swordfish: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::sashimi_swordfish {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::sashimi_swordfish
