// Sashimi Leviathan: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::sashimi_leviathan {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::sashimi_leviathan
