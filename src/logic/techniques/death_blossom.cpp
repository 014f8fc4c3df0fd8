// Death Blossom: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::death_blossom {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::death_blossom
