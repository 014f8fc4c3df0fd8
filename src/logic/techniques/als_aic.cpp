// X

#include "logic/chain.hpp"

namespace nonet::logic::als_aic {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace& workspace, StepSink& out) {
  find_aics(workspace, {.technique = Technique::als_aic, .scope = Links::Scope::with_als, .min_eliminations = 2}, out);
}

}  // namespace nonet::logic::als_aic
