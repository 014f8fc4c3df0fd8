// A palindrome: the line reads the same from both ends.

#include "constraints/kind.hpp"

namespace nonet::constraints::palindrome {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  for (std::size_t i = 0, j = clue.cells.size(); i + 1 < j; ++i) {
    model.equal.emplace_back(clue.cells[i], clue.cells[--j]);
  }
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  for (std::size_t i = 0, j = cells.size(); i + 1 < j; ++i) {
    --j;
    Fault fault =
        look.find_pair({cells[i], cells[j]}, "differ", [](int x, int y) { return x == y; });
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::palindrome
