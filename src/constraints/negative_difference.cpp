// Cells side by side without any dot have none of the differences that occur; 1 if none does.

#include <algorithm>
#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::negative_difference {
namespace {

std::vector<int> differences(const Problem& problem) {
  std::vector<int> found;
  for (const Clue& clue : problem.clues) {
    if (clue.kind == Constraint::difference) found.push_back(clue.value(1));
  }
  if (found.empty()) found.push_back(1);
  return found;
}

bool is_difference(const std::vector<int>& differences, int x, int y) {
  return std::find(differences.begin(), differences.end(), std::abs(x - y)) != differences.end();
}

bool has_dot(const Problem& problem, int a, int b) {
  return is_marked(problem, Constraint::difference, a, b) ||
         is_marked(problem, Constraint::ratio, a, b);
}

void add(const Problem& problem, const Clue&, Model& model) {
  const std::vector<int> all = differences(problem);
  const int apart = model.relation([&](int x, int y) { return !is_difference(all, x, y); });
  for (const auto& [a, b] : borders(problem)) {
    if (!has_dot(problem, a, b)) model.relate(a, b, apart);
  }
}

Fault find_fault(const Look& look) {
  const std::vector<int> all = differences(look.problem);
  for (const auto& [a, b] : borders(look.problem)) {
    if (has_dot(look.problem, a, b)) continue;
    const auto is_fine = [&](int x, int y) { return !is_difference(all, x, y); };
    if (Fault fault = look.find_pair({a, b}, "have a difference and no dot", is_fine)) {
      return fault;
    }
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::negative_difference
