// Kraken Fish Type 1: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::kraken_fish_1 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::kraken_fish_1
