// A diagonal without repeats: value 1 rises from the lower left, -1 falls from the upper left. With
// as many cells as digits it holds every digit.

#include "constraints/kind.hpp"

namespace nonet::constraints::diagonal {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  model.houses.push_back(diagonal_cells(problem, clue.value(1) > 0));
}

Fault find_fault(const Look& look) {
  return look.find_twice(diagonal_cells(look.problem, look.clue.value(1) > 0));
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::diagonal
