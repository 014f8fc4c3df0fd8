// Any relation between any two of the cells, written as a formula of a and b: it holds one way and
// the other.

#include "constraints/expression.hpp"
#include "constraints/kind.hpp"

namespace nonet::constraints::mutual {
namespace {

bool is_fine(const std::string& text, int x, int y, int n) {
  return holds(text, x, y, n).value_or(false) && holds(text, y, x, n).value_or(false);
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  const int relation =
      model.relation([&](int x, int y) { return is_fine(clue.text, x, y, problem.side); });
  for (std::size_t i = 0; i < clue.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < clue.cells.size(); ++j) {
      if (clue.cells[i] != clue.cells[j]) model.relate(clue.cells[i], clue.cells[j], relation);
    }
  }
}

Fault find_fault(const Look& look) {
  return look.find_pair(look.clue.cells, "are in another relation", [&](int x, int y) {
    return is_fine(look.clue.text, x, y, look.problem.side);
  });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::mutual
