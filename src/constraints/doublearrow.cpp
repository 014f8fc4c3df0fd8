// A double arrow: the digits between make what the two ends make.

#include "constraints/kind.hpp"

namespace nonet::constraints::doublearrow {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  const Cells inner(clue.cells.begin() + 1, clue.cells.end() - 1);
  model.add_equal_sums({clue.cells.front(), clue.cells.back()}, inner);
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  if (!look.are_full(cells)) return std::nullopt;
  const Cells ends = {cells.front(), cells.back()}, inner(cells.begin() + 1, cells.end() - 1);
  if (look.sum(ends) == look.sum(inner)) return std::nullopt;
  return look.sum_words(inner) + ", but " + look.sum_words(ends);
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::doublearrow
