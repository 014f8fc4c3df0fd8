// A little killer: the digits of a diagonal, seen from outside, make the sum; they may repeat.

#include "constraints/kind.hpp"

namespace nonet::constraints::littlekiller {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  model.add_sum(clue.cells, clue.value(0));
}

Fault find_fault(const Look& look) {
  if (!look.are_full(look.clue.cells)) return std::nullopt;
  if (look.sum(look.clue.cells) == look.clue.value(0)) return std::nullopt;
  return look.sum_words(look.clue.cells);
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::littlekiller
