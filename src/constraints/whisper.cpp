// A whisper: neighbours on the line are at least so far apart; half the digits unless a number says
// otherwise.

#include <cstdlib>

#include "constraints/kind.hpp"

namespace nonet::constraints::whisper {
namespace {

int least(const Problem& problem, const Clue& clue) { return clue.value((problem.side + 1) / 2); }

void add(const Problem& problem, const Clue& clue, Model& model) {
  const int far = least(problem, clue);
  const int relation = model.relation([far](int x, int y) { return std::abs(x - y) >= far; });
  for (std::size_t i = 1; i < clue.cells.size(); ++i) {
    model.relate(clue.cells[i - 1], clue.cells[i], relation);
  }
}

Fault find_fault(const Look& look) {
  const int far = least(look.problem, look.clue);
  return look.find_step(look.clue.cells, "is too near to",
                        [far](int x, int y) { return std::abs(x - y) >= far; });
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::whisper
