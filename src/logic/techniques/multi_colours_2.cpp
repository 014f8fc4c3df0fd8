// Multi Colours 2: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::multi_colours_2 {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::multi_colours_2
