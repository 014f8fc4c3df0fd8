// Cells side by side without any dot, white or black, have none of the ratios that occur; 2 if none
// does.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet::constraints::negative_ratio {
namespace {

std::vector<int> ratios(const Problem& problem) {
  std::vector<int> found;
  for (const Clue& clue : problem.clues) {
    if (clue.kind == Constraint::ratio) found.push_back(clue.value(2));
  }
  if (found.empty()) found.push_back(2);
  return found;
}

bool is_ratio(const std::vector<int>& ratios, int x, int y) {
  return std::any_of(ratios.begin(), ratios.end(),
                     [&](int ratio) { return x == ratio * y || y == ratio * x; });
}

bool has_dot(const Problem& problem, int a, int b) {
  return is_marked(problem, Constraint::difference, a, b) ||
         is_marked(problem, Constraint::ratio, a, b);
}

void add(const Problem& problem, const Clue&, Model& model) {
  const std::vector<int> all = ratios(problem);
  const int apart = model.relation([&](int x, int y) { return !is_ratio(all, x, y); });
  for (const auto& [a, b] : borders(problem)) {
    if (!has_dot(problem, a, b)) model.relate(a, b, apart);
  }
}

Fault find_fault(const Look& look) {
  const std::vector<int> all = ratios(look.problem);
  for (const auto& [a, b] : borders(look.problem)) {
    if (has_dot(look.problem, a, b)) continue;
    const auto is_fine = [&](int x, int y) { return !is_ratio(all, x, y); };
    if (Fault fault = look.find_pair({a, b}, "have a ratio and no dot", is_fine)) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::negative_ratio
