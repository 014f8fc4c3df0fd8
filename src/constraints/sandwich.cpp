// A sandwich: the digits between the lowest and the highest digit of a row or column make the sum.

#include "constraints/kind.hpp"

namespace nonet::constraints::sandwich {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  model.seen.push_back({Model::View::sandwich, clue.cells, clue.value(0)});
}

Fault find_fault(const Look& look) {
  const Cells& cells = look.clue.cells;
  if (!look.are_full(cells)) return std::nullopt;
  const int most = look.problem.side;
  int first = -1, total = 0;
  for (const int cell : cells) {
    const bool is_crust = look.at(cell) == 1 || look.at(cell) == most;
    if (is_crust && first >= 0) {
      if (total == look.clue.value(0)) return std::nullopt;
      return "the digits between make " + std::to_string(total);
    }
    if (is_crust) first = cell;
    if (!is_crust && first >= 0) total += look.at(cell);
  }
  return "1 or " + std::to_string(most) + " is missing";
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::sandwich
