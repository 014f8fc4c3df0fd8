// Finned Franken Squirmbag: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::finned_franken_squirmbag {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::finned_franken_squirmbag
