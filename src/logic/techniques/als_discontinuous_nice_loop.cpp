// X

#include "logic/chain.hpp"

namespace nonet::logic::als_discontinuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_discontinuous_loops(workspace, {.technique = Technique::als_discontinuous_nice_loop, .scope = Links::Scope::with_als}, out);
}

}  // namespace nonet::logic::als_discontinuous_nice_loop
