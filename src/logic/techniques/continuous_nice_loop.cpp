// X

#include "logic/chain.hpp"

namespace nonet::logic::continuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(workspace, {.technique = Technique::continuous_nice_loop}, out);
}

}  // namespace nonet::logic::continuous_nice_loop
