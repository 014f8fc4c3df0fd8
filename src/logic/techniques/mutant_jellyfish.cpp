// Mutant Jellyfish: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::mutant_jellyfish {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::mutant_jellyfish
