// Franken Whale: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::franken_whale {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::franken_whale
