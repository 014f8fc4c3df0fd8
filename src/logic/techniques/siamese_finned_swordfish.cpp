// Siamese Finned Swordfish: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::siamese_finned_swordfish {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::siamese_finned_swordfish
