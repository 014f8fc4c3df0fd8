// X

#include "logic/chain.hpp"

namespace nonet::logic::xy_chain {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::xy_chain, .kind = ChainSpec::Kind::bivalue, .min_strong = 3}, out);
}

}  // namespace nonet::logic::xy_chain
