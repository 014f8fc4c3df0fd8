// Squirmbag: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::squirmbag {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::squirmbag
