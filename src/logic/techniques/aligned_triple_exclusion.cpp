// Aligned Triple Exclusion: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::aligned_triple_exclusion {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::aligned_triple_exclusion
