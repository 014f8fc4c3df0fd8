// An arrow: the digits along it make the number in the circle, which is read in decimal where it
// has several cells. Digits may repeat.

#include "constraints/kind.hpp"

namespace nonet::constraints::arrow {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  Cells cells = clue.bulb;
  std::vector<int> weights(cells.size());
  int weight = 1;
  for (std::size_t i = cells.size(); i-- > 0; weight *= 10) weights[i] = weight;
  cells.insert(cells.end(), clue.cells.begin(), clue.cells.end());
  weights.resize(cells.size(), -1);
  model.add_sum(std::move(cells), std::move(weights), 0);
}

Fault find_fault(const Look& look) {
  const Clue& clue = look.clue;
  if (!look.are_full(clue.bulb) || !look.are_full(clue.cells)) return std::nullopt;
  int number = 0;
  for (const int cell : clue.bulb) number = number * 10 + look.at(cell);
  if (number == look.sum(clue.cells)) return std::nullopt;
  return look.sum_words(clue.cells) + ", not " + std::to_string(number);
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::arrow
