// An X-sum: the first X digits make the sum, X being the first of them.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet::constraints::xsum {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  model.seen.push_back({Model::View::xsum, clue.cells, clue.value(0)});
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  const int count = look.at(cells[0]);
  if (count == 0) return std::nullopt;
  const Cells first(cells.begin(),
                    cells.begin() + std::min<long>(count, static_cast<long>(cells.size())));
  if (!look.are_full(first) || look.sum(first) == look.clue.value(0)) return std::nullopt;
  return look.sum_words(first);
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::xsum
