// A nabner: no two digits that are equal or consecutive.

#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::nabner {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int relation = model.relation([](int x, int y) { return std::abs(x - y) >= 2; });
  for (std::size_t i = 0; i < clue.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < clue.cells.size(); ++j) {
      if (clue.cells[i] != clue.cells[j]) model.relate(clue.cells[i], clue.cells[j], relation);
    }
  }
}

Fault find_fault(const Look& look) {
  return look.find_pair(look.clue.cells, "are too near",
                        [](int x, int y) { return std::abs(x - y) >= 2; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::nabner
