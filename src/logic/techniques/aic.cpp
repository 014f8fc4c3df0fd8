// X

#include "logic/chain.hpp"

namespace nonet::logic::aic {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::aic, .min_eliminations = 2}, out);
}

}  // namespace nonet::logic::aic
