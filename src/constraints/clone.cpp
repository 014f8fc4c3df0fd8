// A clone: the same digits in the same places.

#include "constraints/kind.hpp"

namespace nonet::constraints::clone {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  for (std::size_t i = 0; i < clue.cells.size() && i < clue.bulb.size(); ++i) {
    model.equal.emplace_back(clue.bulb[i], clue.cells[i]);
  }
}

Fault find_fault(const Look& look) {
  const Clue& clue = look.clue;
  for (std::size_t i = 0; i < clue.cells.size() && i < clue.bulb.size(); ++i) {
    Fault fault = look.find_pair({clue.bulb[i], clue.cells[i]}, "differ",
                                 [](int x, int y) { return x == y; });
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::clone
