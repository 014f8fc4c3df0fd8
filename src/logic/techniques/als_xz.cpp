// ALS-XZ: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::als_xz {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::als_xz
