// Finned Mutant Whale: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::finned_mutant_whale {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::finned_mutant_whale
