// A thermometer: digits rise from the bulb, the first cell.

#include "constraints/kind.hpp"

namespace nonet::constraints::thermo {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int relation = model.relation([](int x, int y) { return x < y; });
  for (std::size_t i = 1; i < clue.cells.size(); ++i) {
    model.relate(clue.cells[i - 1], clue.cells[i], relation);
  }
}

Fault find_fault(const Look& look) {
  return look.find_step(look.clue.cells, "is not above", [](int x, int y) { return x < y; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::thermo
