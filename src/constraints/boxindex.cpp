// A box index: the cell at place p of its region with digit v says that p stands at place v of the
// region.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet::constraints::boxindex {
namespace {

// The region of a cell and its place there, from one; place 0: it is in no whole region.
std::pair<Cells, int> find_place(const Problem& problem, int cell) {
  for (Cells& region : region_cells(problem)) {
    const auto found = std::find(region.begin(), region.end(), cell);
    if (found == region.end() || region.size() != static_cast<std::size_t>(problem.side)) continue;
    const int place = static_cast<int>(found - region.begin()) + 1;
    return {std::move(region), place};
  }
  return {{}, 0};
}

void add(const Problem& problem, const Clue& clue, Model& model) {
  for (const int cell : clue.cells) {
    const auto [region, place] = find_place(problem, cell);
    for (int v = 1; place > 0 && v <= problem.side; ++v) {
      if (v == place) continue;
      const int relation =
          model.relation([v, own = place](int x, int y) { return (x == v) == (y == own); });
      model.relate(cell, region[static_cast<std::size_t>(v - 1)], relation);
    }
  }
}

Fault find_fault(const Look& look) {
  for (const int cell : look.clue.cells) {
    const auto [region, place] = find_place(look.problem, cell);
    const int v = look.at(cell);
    if (v == 0 || place == 0) continue;
    const int other = region[static_cast<std::size_t>(v - 1)];
    if (look.at(other) != 0 && look.at(other) != place) {
      return look.cell(cell) + " is " + std::to_string(v) + ", and " + look.cell(other) +
             " is not " + std::to_string(place);
    }
  }
  return std::nullopt;
}

}  // namespace

const KindCode code = {add, find_fault};

}  // namespace nonet::constraints::boxindex
