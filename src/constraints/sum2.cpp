// Two cells that make a sum: X for 10, V for 5.

#include "constraints/kind.hpp"

namespace nonet::constraints::sum2 {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int value = clue.value(10);
  const int relation = model.relation([value](int x, int y) { return x + y == value; });
  model.relate(clue.cells[0], clue.cells[1], relation);
}

Fault find_fault(const Look& look) {
  const int value = look.clue.value(10);
  return look.find_pair(look.clue.cells, "make another sum",
                        [value](int x, int y) { return x + y == value; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::sum2
