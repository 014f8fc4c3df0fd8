// 3D Medusa: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::medusa_3d {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::medusa_3d
