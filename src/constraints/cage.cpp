// A cage: no digit twice, and the digits make the sum, if there is one.

#include "constraints/kind.hpp"

namespace nonet::constraints::cage {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  model.groups.push_back(clue.cells);
  if (!clue.values.empty()) model.add_sum(clue.cells, clue.values[0]);
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  if (Fault fault = look.find_twice(cells)) return fault;
  if (look.clue.values.empty() || !look.are_full(cells)) return std::nullopt;
  if (look.sum(cells) == look.clue.values[0]) return std::nullopt;
  return look.sum_words(cells);
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::cage
