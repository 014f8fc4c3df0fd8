// An extra region: no digit twice; with as many cells as digits a house.

#include "constraints/kind.hpp"

namespace nonet::constraints::extra {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  const bool is_house = clue.cells.size() == static_cast<std::size_t>(problem.side);
  (is_house ? model.houses : model.groups).push_back(clue.cells);
}

Fault find_fault(const Look& look) { return look.find_twice(look.clue.cells); }

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::extra
