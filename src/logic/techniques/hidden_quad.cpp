// Hidden Quad: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::hidden_quad {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::hidden_quad
