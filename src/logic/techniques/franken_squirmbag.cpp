// Franken Squirmbag: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::franken_squirmbag {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::franken_squirmbag
