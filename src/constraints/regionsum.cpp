// A region sum line: cut where the region changes, all its pieces have one sum. Cells without
// region are skipped.

#include "constraints/kind.hpp"

namespace nonet::constraints::regionsum {
namespace {

std::vector<Cells> pieces(const Problem& problem, const Cells& line) {
  std::vector<Cells> found;
  int before = -1;
  for (const int cell : line) {
    const int region = problem.regions[static_cast<std::size_t>(cell)];
    if (region >= 0 && region != before) found.emplace_back();
    if (region >= 0) found.back().push_back(cell);
    before = region;
  }
  return found;
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  const std::vector<Cells> all = pieces(problem, clue.cells);
  for (std::size_t i = 1; i < all.size(); ++i) {
    model.add_equal_sums(all[0], all[i]);
    if (i > 1) model.add_equal_sums(all[i - 1], all[i]);
  }
}

Fault find_fault(const Look& look) {
  const std::vector<Cells> all = pieces(look.problem, look.clue.cells);
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (!look.are_full(all[i - 1]) || !look.are_full(all[i])) continue;
    if (look.sum(all[i - 1]) == look.sum(all[i])) continue;
    return look.sum_words(all[i - 1]) + ", but " + look.sum_words(all[i]);
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::regionsum
