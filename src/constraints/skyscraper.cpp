// A skyscraper: so many digits are higher than all before them.

#include "constraints/kind.hpp"

namespace nonet::constraints::skyscraper {
namespace {

void add(const Problem&, const Clue& clue, Model& model) {
  model.seen.push_back({Model::View::skyscraper, clue.cells, clue.value(0)});
}

Fault find_fault(const Look& look) {
  if (!look.are_full(look.clue.cells)) return std::nullopt;
  int highest = 0, count = 0;
  for (const int cell : look.clue.cells) {
    if (look.at(cell) <= highest) continue;
    highest = look.at(cell);
    ++count;
  }
  if (count == look.clue.value(0)) return std::nullopt;
  return std::to_string(count) + " are seen";
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::skyscraper
