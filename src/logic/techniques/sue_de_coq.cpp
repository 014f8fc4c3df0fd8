// Sue de Coq: STUB.

#include "logic/finder.hpp"

namespace nonet::logic::sue_de_coq {

const Prose prose = {"", "", "", ""};

void find(const Board&, Workspace&, StepSink&) {}

}  // namespace nonet::logic::sue_de_coq
