// A quadruple: every listed digit is among the cells, as often as it is listed.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet::constraints::quad {
namespace {

void add(const Problem& problem, const Clue& clue, Model& model) {
  for (const int digit : clue.values) {
    if (digit < 1 || digit > problem.side) model.is_impossible = true;
  }
  if (!model.is_impossible) model.among.push_back({clue.cells, clue.values});
}

Fault find_fault(const Look& look) {
  if (!look.are_full(look.clue.cells)) return std::nullopt;
  for (const int digit : look.clue.values) {
    const std::vector<int> all = look.all(look.clue.cells);
    if (std::count(all.begin(), all.end(), digit) >=
        std::count(look.clue.values.begin(), look.clue.values.end(), digit)) {
      continue;
    }
    return std::to_string(digit) + " is missing";
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::quad
