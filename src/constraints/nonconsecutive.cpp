// Cells side by side are no neighbours in number, but where a dot says more.

#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::nonconsecutive {
namespace {

bool is_free(const Problem& problem, int a, int b) {
  return is_marked(problem, Constraint::difference, a, b) ||
         is_marked(problem, Constraint::ratio, a, b);
}

void add(const Problem& problem, const Clue&, Model& model) {
  const int apart = model.relation([](int x, int y) { return std::abs(x - y) != 1; });
  for (const auto& [a, b] : borders(problem)) {
    if (!is_free(problem, a, b)) model.relate(a, b, apart);
  }
}

Fault find_fault(const Look& look) {
  for (const auto& [a, b] : borders(look.problem)) {
    if (is_free(look.problem, a, b)) continue;
    const auto apart = [](int x, int y) { return std::abs(x - y) != 1; };
    if (Fault fault = look.find_pair({a, b}, "are consecutive", apart)) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::nonconsecutive
