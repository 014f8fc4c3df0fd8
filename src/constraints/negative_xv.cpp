// Cells side by side without X or V make neither 10 nor 5.

#include "constraints/kind.hpp"

namespace nonet::constraints::negative_xv {
namespace {

bool is_fine(int x, int y) { return x + y != 10 && x + y != 5; }

void add(const Problem& problem, const Clue&, Model& model) {
  const int apart = model.relation(is_fine);
  for (const auto& [a, b] : borders(problem)) {
    if (!is_marked(problem, Constraint::sum2, a, b)) model.relate(a, b, apart);
  }
}

Fault find_fault(const Look& look) {
  for (const auto& [a, b] : borders(look.problem)) {
    if (is_marked(look.problem, Constraint::sum2, a, b)) continue;
    if (Fault fault = look.find_pair({a, b}, "make 5 or 10 without a sign", is_fine)) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::negative_xv
