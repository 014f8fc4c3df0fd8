// Any relation between neighbours on a line, written as a formula of a and b.

#include "constraints/expression.hpp"
#include "constraints/kind.hpp"

namespace nonet::constraints::relation {
namespace {

bool is_fine(const std::string& text, int x, int y, int n) {
  return holds(text, x, y, n).value_or(false);
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  const int relation =
      model.relation([&](int x, int y) { return is_fine(clue.text, x, y, problem.side); });
  for (std::size_t i = 1; i < clue.cells.size(); ++i) {
    model.relate(clue.cells[i - 1], clue.cells[i], relation);
  }
}

Fault find_fault(const Look& look) {
  return look.find_step(look.clue.cells, "is in another relation to", [&](int x, int y) {
    return is_fine(look.clue.text, x, y, look.problem.side);
  });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::relation
