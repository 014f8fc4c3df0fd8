// A ratio, 2 unless a number says otherwise: a black dot.

#include "constraints/kind.hpp"

namespace nonet::constraints::ratio {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int value = clue.value(2);
  const int relation =
      model.relation([value](int x, int y) { return x == value * y || y == value * x; });
  model.relate(clue.cells[0], clue.cells[1], relation);
}

Fault find_fault(const Look& look) {
  const int value = look.clue.value(2);
  return look.find_pair(look.clue.cells, "have another ratio",
                        [value](int x, int y) { return x == value * y || y == value * x; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::ratio
