// 2-String Kite: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::two_string_kite {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::two_string_kite
