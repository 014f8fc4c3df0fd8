// Finned Jellyfish: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::finned_jellyfish {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::finned_jellyfish
