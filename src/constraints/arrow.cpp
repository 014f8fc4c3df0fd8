// An arrow: the digits along it make the number in the circle, which is read in decimal where it
// has several cells: 1 and 12 are 112. Digits may repeat.

#include "constraints/kind.hpp"

namespace nonet::constraints::arrow {
namespace {

constexpr int kMostFigures = 1'000'000;  // no line of as many cells as a clue may have makes more

// The number before, and a digit behind it.
int with_digit(int number, int digit) {
  if (number >= kMostFigures) return number;
  return number * (digit < 10 ? 10 : 100) + digit;
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  int least = 0;
  for (std::size_t i = 0; i < clue.bulb.size(); ++i) least = with_digit(least, 1);
  if (least > problem.side * static_cast<int>(clue.cells.size())) {
    model.is_impossible = true;
    return;
  }
  Cells cells = clue.bulb;
  if (problem.side > 9 && clue.bulb.size() > 1) {  // how much a figure counts is not known before
    cells.insert(cells.end(), clue.cells.begin(), clue.cells.end());
    model.seen.push_back({Model::View::pill, cells, static_cast<int>(clue.bulb.size())});
    return;
  }
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
  for (const int cell : clue.bulb) number = with_digit(number, look.at(cell));
  if (number == look.sum(clue.cells)) return std::nullopt;
  std::string read;  // all of it, however long
  for (const int cell : clue.bulb) read += std::to_string(look.at(cell));
  return look.sum_words(clue.cells) + ", not " + read;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::arrow
