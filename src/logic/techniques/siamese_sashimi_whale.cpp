// Siamese Sashimi Whale: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::siamese_sashimi_whale {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::siamese_sashimi_whale
