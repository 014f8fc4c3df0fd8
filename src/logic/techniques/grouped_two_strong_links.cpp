// Grouped Two Strong Links: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::grouped_two_strong_links {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::grouped_two_strong_links
