// Finned Mutant Squirmbag: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::finned_mutant_squirmbag {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::finned_mutant_squirmbag
