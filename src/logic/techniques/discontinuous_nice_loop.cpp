// X

#include "logic/chain.hpp"

namespace nonet::logic::discontinuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(workspace, {.technique = Technique::discontinuous_nice_loop}, out);
}

}  // namespace nonet::logic::discontinuous_nice_loop
