// Kraken Fish Type 2: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::kraken_fish_2 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::kraken_fish_2
