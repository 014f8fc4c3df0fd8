// Grouped AIC: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::grouped_aic {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::grouped_aic
