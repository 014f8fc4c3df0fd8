// What the digits of a problem break: a house that has a digit twice, or a clue, in its own words.

#include <algorithm>

#include "constraints/kind.hpp"

namespace nonet {
namespace {

using constraints::Cells;
using constraints::Look;

void look_at_houses(const Problem& problem, const std::vector<std::uint8_t>& digits,
                    std::vector<Broken>& found) {
  const Clue none;
  const Look look(problem, none, digits);
  const auto look_at = [&](const Cells& cells, const std::string& what) {
    if (std::optional<std::string> words = look.find_twice(cells)) {
      found.push_back({-1, cells, what + ": " + *words});
    }
  };
  for (int i = 0; i < problem.side; ++i) {
    Cells row, column;
    for (int j = 0; j < problem.side; ++j) {
      row.push_back(problem.cell(i, j));
      column.push_back(problem.cell(j, i));
    }
    look_at(row, "row " + std::to_string(i + 1));
    look_at(column, "column " + std::to_string(i + 1));
  }
  int number = 0;
  for (const Cells& region : constraints::region_cells(problem)) {
    const std::string what = problem.box_height > 0 ? "box " : "region ";
    look_at(region, what + std::to_string(++number));
  }
}

Cells cells_of(const Clue& clue) {
  Cells cells = clue.bulb;
  cells.insert(cells.end(), clue.cells.begin(), clue.cells.end());
  return cells;
}

}  // namespace

std::vector<Broken> find_broken(const Problem& problem, const std::vector<std::uint8_t>& digits) {
  std::vector<Broken> found;
  look_at_houses(problem, digits, found);
  for (std::size_t i = 0; i < problem.clues.size(); ++i) {
    const Clue& clue = problem.clues[i];
    const Look look(problem, clue, digits);
    const std::optional<std::string> fault = constraints::code(clue.kind).find_fault(look);
    if (!fault) continue;
    std::string words = name(problem, clue);
    // "cage 10 r1c12" is a clause, "cage 10 at r1c12" is said.
    const std::size_t cells = words.find(" r");
    const bool is_seen = info(clue.kind).shape == ClueShape::outside;
    if (cells != std::string::npos && !is_seen) words.insert(cells, " at");
    found.push_back({static_cast<int>(i), cells_of(clue), words + ": " + *fault});
  }
  return found;
}

}  // namespace nonet
