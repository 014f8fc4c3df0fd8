// AIC: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::aic {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::aic
