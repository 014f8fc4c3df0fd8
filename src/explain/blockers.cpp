// See blockers.hpp. All choices are tried, the smallest first: there are at most nine digits to
// choose from, and three houses.

#include "explain/blockers.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace nonet::explain {
namespace {

// The smallest choice whose parts together are the whole; among equals the one whose parts count
// most, then the first one in the order of the parts. Its members in that order.
template <typename Set>
std::vector<std::size_t> smallest_cover(const std::vector<Set>& parts, const Set& whole) {
  std::optional<unsigned> best;
  int best_size = 0, best_count = 0;
  for (unsigned choice = 0; choice < 1U << parts.size(); ++choice) {
    Set covered;
    int count = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if ((choice >> i & 1U) == 0) continue;
      covered = covered | parts[i];
      count += parts[i].size();
    }
    const int size = std::popcount(choice);
    if (covered != whole) continue;
    if (best && (size > best_size || (size == best_size && count <= best_count))) continue;
    best = choice, best_size = size, best_count = count;
  }
  std::vector<std::size_t> members;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (best && (*best >> i & 1U) != 0) members.push_back(i);
  }
  return members;
}

// Takes the part that adds most, again and again; tells which one and what it adds.
template <typename Set, typename Tell>
void by_what_is_new(std::vector<std::size_t> members, const std::vector<Set>& parts,
                    const Tell& tell) {
  Set told;
  while (!members.empty()) {
    const auto next = std::ranges::max_element(
        members, {}, [&](std::size_t i) { return (parts[i] - told).size(); });
    tell(*next, parts[*next] - told);
    told = told | parts[*next];
    members.erase(next);
  }
}

}  // namespace

Blockers find_blockers(const Board& board, House house, Cell cell, Digit digit) {
  const CellSet others = (board.unsolved() & house.cells()) - CellSet{cell};
  std::vector<Cell> blockers;
  std::vector<CellSet> parts;
  CellSet seen;
  for (const Cell at : board.grid().filled() - house.cells()) {
    if (board.grid().at(at) != digit) continue;
    const CellSet part = board.rules().peers(at) & others;
    if (part.empty()) continue;
    blockers.push_back(at);
    parts.push_back(part);
    seen |= part;
  }
  Blockers result{{}, others - seen};
  by_what_is_new(smallest_cover(parts, seen), parts, [&](std::size_t i, CellSet added) {
    result.list.push_back({blockers[i], added});
  });
  return result;
}

Takers find_takers(const Board& board, Cell cell, Digit digit) {
  const DigitSet others = DigitSet::all() - DigitSet{digit};
  std::vector<House> houses;
  std::vector<DigitSet> parts;
  DigitSet seen;
  for (const House house : board.rules().houses_of(cell)) {
    houses.push_back(house);
    parts.push_back(board.digits(house) & others);
    seen = seen | parts.back();
  }
  Takers result{{}, others - seen};
  by_what_is_new(smallest_cover(parts, seen), parts, [&](std::size_t i, DigitSet added) {
    CellSet cells;
    for (const Cell at : houses[i].cells() & board.grid().filled()) {
      if (added.contains(*board.grid().at(at))) cells.insert(at);
    }
    result.list.push_back({houses[i], added, cells});
  });
  return result;
}

}  // namespace nonet::explain
