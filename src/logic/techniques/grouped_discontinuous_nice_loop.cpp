// X

#include "logic/chain.hpp"

namespace nonet::logic::grouped_discontinuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(workspace, {.technique = Technique::grouped_discontinuous_nice_loop, .scope = Links::Scope::grouped}, out);
}

}  // namespace nonet::logic::grouped_discontinuous_nice_loop
