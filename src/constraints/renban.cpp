// A renban: consecutive digits in any order, none of them twice.

#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::renban {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  const auto size = static_cast<int>(clue.cells.size());
  model.groups.push_back(clue.cells);
  Model::Sets sets{clue.cells, {}};
  for (int low = 0; low + size <= problem.side; ++low) {
    sets.sets.push_back(((Mask{1} << size) - 1) << low);
  }
  model.sets.push_back(std::move(sets));
}

Fault find_fault(const Look& look) {
  if (Fault fault = look.find_twice(look.clue.cells)) return fault;
  const auto size = static_cast<int>(look.clue.cells.size());
  return look.find_pair(look.clue.cells, "are too far apart",
                        [size](int x, int y) { return std::abs(x - y) < size; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::renban
