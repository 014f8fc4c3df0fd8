// A between line: the digits lie strictly between those of the two ends.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet::constraints::between {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const Cells inner(clue.cells.begin() + 1, clue.cells.end() - 1);
  if (inner.empty()) return;  // two ends alone may be equal
  model.ends.push_back({clue.cells.front(), clue.cells.back(), inner, true, 1});
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  const int a = look.at(cells.front()), b = look.at(cells.back());
  if (a == 0 || b == 0) return std::nullopt;
  const int low = std::min(a, b), high = std::max(a, b);
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    const int digit = look.at(cells[i]);
    if (digit == 0 || (digit > low && digit < high)) continue;
    return look.cell(cells[i]) + " is " + std::to_string(digit) + ", the ends are " +
           std::to_string(a) + " and " + std::to_string(b);
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::between
