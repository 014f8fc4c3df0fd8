// A numbered room: with N the first digit seen, the N-th cell holds the value.

#include "constraints/kind.hpp"

namespace nonet::constraints::room {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  const int value = clue.value(1);
  const int first = clue.cells[0];
  for (int n = 1; n <= problem.side; ++n) {
    if (n > static_cast<int>(clue.cells.size()) || (n == 1 && value != 1)) {
      model.keep(first, ~(Mask{1} << (n - 1)));
    } else if (n > 1) {
      // In a row or column the value stands once, so it is there just if the first says so.
      const int relation =
          model.relation([n, value](int x, int y) { return (x == n) == (y == value); });
      model.relate(first, clue.cells[static_cast<std::size_t>(n - 1)], relation);
    }
  }
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  const int n = look.at(cells[0]);
  if (n == 0 || n > static_cast<int>(cells.size())) return std::nullopt;
  const int cell = cells[static_cast<std::size_t>(n - 1)];
  if (look.at(cell) == 0 || look.at(cell) == look.clue.value(1)) return std::nullopt;
  return look.cell(cell) + " is " + std::to_string(look.at(cell));
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::room
