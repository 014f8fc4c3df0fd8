// A modular line: all remainders by three in any three neighbours.

#include "constraints/kind.hpp"

namespace nonet::constraints::modular {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const int differ = model.relation([](int x, int y) { return x % 3 != y % 3; });
  const int same = model.relation([](int x, int y) { return x % 3 == y % 3; });
  const Cells& line = clue.cells;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i >= 1 && line.size() >= 3) model.relate(line[i - 1], line[i], differ);
    if (i >= 2) model.relate(line[i - 2], line[i], differ);
    if (i >= 3) model.relate(line[i - 3], line[i], same);  // follows, and helps
  }
}

Fault find_fault(const Look& look) {
  const Cells& line = look.clue.cells;
  for (std::size_t i = 2; i < line.size(); ++i) {
    Fault fault = look.find_pair({line[i - 2], line[i - 1], line[i]}, "are of one group",
                                 [](int x, int y) { return x % 3 != y % 3; });
    if (fault) return fault;
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::modular
