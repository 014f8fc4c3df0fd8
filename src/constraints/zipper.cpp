// A zipper: cells equally far from the middle make one sum; the middle of an odd line is that sum.

#include "constraints/kind.hpp"

namespace nonet::constraints::zipper {
namespace {

std::vector<Cells> teeth(const Cells& line) {
  std::vector<Cells> found;
  for (std::size_t i = 0, j = line.size(); i < j; ++i) {
    --j;
    found.push_back(i == j ? Cells{line[i]} : Cells{line[i], line[j]});
  }
  return found;
}

void add(const Problem&, const Clue& clue, Model& model) {
  const std::vector<Cells> all = teeth(clue.cells);
  for (std::size_t i = 1; i < all.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) model.add_equal_sums(all[j], all[i]);
  }
}

Fault find_fault(const Look& look) {
  const std::vector<Cells> all = teeth(look.clue.cells);
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (!look.are_full(all[i - 1]) || !look.are_full(all[i])) continue;
    if (look.sum(all[i - 1]) == look.sum(all[i])) continue;
    return look.sum_words(all[i - 1]) + ", but " + look.sum_words(all[i]);
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::zipper
