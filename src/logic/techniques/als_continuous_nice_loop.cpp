// X

#include "logic/chain.hpp"

namespace nonet::logic::als_continuous_nice_loop {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_continuous_loops(workspace, {.technique = Technique::als_continuous_nice_loop, .scope = Links::Scope::with_als}, out);
}

}  // namespace nonet::logic::als_continuous_nice_loop
