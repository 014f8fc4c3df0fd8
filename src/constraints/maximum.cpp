// A maximum: greater than every neighbour that is not itself one.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet::constraints::maximum {
namespace {

// Neighbours that are marked alike do not bind each other.
bool is_alike(const Problem& problem, int cell) {
  return std::any_of(problem.clues.begin(), problem.clues.end(), [cell](const Clue& clue) {
    return clue.kind == Constraint::maximum &&
           std::find(clue.cells.begin(), clue.cells.end(), cell) != clue.cells.end();
  });
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  const int relation = model.relation([](int x, int y) { return x > y; });
  for (const int cell : clue.cells) {
    for (const int other : neighbours(problem, cell)) {
      if (!is_alike(problem, other)) model.relate(cell, other, relation);
    }
  }
}

Fault find_fault(const Look& look) {
  for (const int cell : look.clue.cells) {
    for (const int other : neighbours(look.problem, cell)) {
      if (is_alike(look.problem, other)) continue;
      Fault fault =
          look.find_step({cell, other}, "is not below", [](int x, int y) { return x > y; });
      if (fault) return fault;
    }
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::maximum
