// A difference, 1 unless a number says otherwise: a white dot.

#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::difference {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int value = clue.value(1);
  const int relation = model.relation([value](int x, int y) { return std::abs(x - y) == value; });
  model.relate(clue.cells[0], clue.cells[1], relation);
}

Fault find_fault(const Look& look) {
  const int value = look.clue.value(1);
  return look.find_pair(look.clue.cells, "are not so far apart",
                        [value](int x, int y) { return std::abs(x - y) == value; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::difference
