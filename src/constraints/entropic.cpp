// An entropic line: one low, one middle and one high digit in any three neighbours. Where three
// does not divide the digits, low and high have equally many.

#include "constraints/kind.hpp"

namespace nonet::constraints::entropic {
namespace {

int group(int side, int digit) {
  const int third = side % 3 == 2 ? side / 3 + 1 : side / 3;
  return digit <= third ? 0 : digit > side - third ? 2 : 1;
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  const int differ = model.relation(
      [&](int x, int y) { return group(problem.side, x) != group(problem.side, y); });
  const int same = model.relation(
      [&](int x, int y) { return group(problem.side, x) == group(problem.side, y); });
  const Cells& line = clue.cells;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i >= 1 && line.size() >= 3) model.relate(line[i - 1], line[i], differ);
    if (i >= 2) model.relate(line[i - 2], line[i], differ);
    if (i >= 3) model.relate(line[i - 3], line[i], same);  // follows, and helps
  }
}

Fault find_fault(const Look& look) {
  const Cells& line = look.clue.cells;
  for (std::size_t i = 2; i < line.size(); ++i) {
    const Problem& problem = look.problem;
    Fault fault = look.find_pair(
        {line[i - 2], line[i - 1], line[i]}, "are of one group",
        [&problem](int x, int y) { return group(problem.side, x) != group(problem.side, y); });
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::entropic
