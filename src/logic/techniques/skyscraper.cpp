// Skyscraper: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::skyscraper {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::skyscraper
