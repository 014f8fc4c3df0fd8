// A sum: digits may repeat. Numbers after the first are weights, one for each cell.

#include "constraints/kind.hpp"

namespace nonet::constraints::sum {
namespace {

std::vector<int> weights(const Clue& clue) {
  std::vector<int> found(clue.cells.size(), 1);
  for (std::size_t i = 0; i < found.size() && i + 1 < clue.values.size(); ++i) {
    found[i] = clue.values[i + 1];
  }
  return found;
}

void add(const Problem&, const Clue& clue, Model& model) {
  model.add_sum(clue.cells, weights(clue), clue.value(0));
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  if (!look.are_full(cells)) return std::nullopt;
  const std::vector<int> by = weights(look.clue);
  int total = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) total += by[i] * look.at(cells[i]);
  if (total == look.clue.value(0)) return std::nullopt;
  return look.list(cells) + " make " + std::to_string(total);
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::sum
