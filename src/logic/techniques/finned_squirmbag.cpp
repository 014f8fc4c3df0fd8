// Finned Squirmbag: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::finned_squirmbag {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::finned_squirmbag
