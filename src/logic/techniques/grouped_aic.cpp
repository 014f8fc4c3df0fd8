// X

#include "logic/chain.hpp"

namespace nonet::logic::grouped_aic {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::grouped_aic, .scope = Links::Scope::grouped, .min_eliminations = 2}, out);
}

}  // namespace nonet::logic::grouped_aic
