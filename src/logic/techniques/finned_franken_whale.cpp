// Finned Franken Whale: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::finned_franken_whale {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::finned_franken_whale
