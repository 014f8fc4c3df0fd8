// X

#include "logic/chain.hpp"

namespace nonet::logic::x_chain {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::x_chain, .kind = ChainSpec::Kind::one_digit}, out);
}

}  // namespace nonet::logic::x_chain
