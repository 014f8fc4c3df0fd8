// A lockout line: the ends are at least half the digits apart, and no digit from one to the other
// is between them.

#include <algorithm>
#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::lockout {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  const Cells inner(clue.cells.begin() + 1, clue.cells.end() - 1);
  model.ends.push_back({clue.cells.front(), clue.cells.back(), inner, false, problem.side / 2});
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  const int a = look.at(cells.front()), b = look.at(cells.back());
  if (a == 0 || b == 0) return std::nullopt;
  if (std::abs(a - b) < look.problem.side / 2) return std::string("the ends are too near");
  const int low = std::min(a, b), high = std::max(a, b);
  for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
    const int digit = look.at(cells[i]);
    if (digit == 0 || digit < low || digit > high) continue;
    return look.cell(cells[i]) + " is " + std::to_string(digit) + ", the ends are " +
           std::to_string(a) + " and " + std::to_string(b);
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::lockout
