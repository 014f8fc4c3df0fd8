// AIC with ALS: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::als_aic {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::als_aic
