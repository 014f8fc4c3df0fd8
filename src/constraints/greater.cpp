// The first cell is greater than the second.

#include "constraints/kind.hpp"

namespace nonet::constraints::greater {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int relation = model.relation([](int x, int y) { return x > y; });
  model.relate(clue.cells[0], clue.cells[1], relation);
}

Fault find_fault(const Look& look) {
  return look.find_step(look.clue.cells, "is not below", [](int x, int y) { return x > y; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::greater
