// See leftover_pairs.hpp. Lines lie side by side, one to four of them: five rows leave over what
// the other four do. Regions and extra houses are any that share no cell.

#include "logic/leftover_pairs.hpp"

#include <algorithm>

#include "logic/workspace.hpp"

namespace nonet::logic {
namespace {

constexpr int kMostHouses = 4;
constexpr int kMostLeftOver = 6;

struct Area {
  HouseSet houses;
  CellSet cells;
};

// Every choice of houses that share no cell, by how many they are.
void choose(const Rules& rules, const std::vector<House>& from, std::size_t next, const Area& area,
            std::vector<Area>& out) {
  if (!area.houses.empty()) out.push_back(area);
  if (area.houses.size() == kMostHouses) return;
  for (std::size_t i = next; i < from.size(); ++i) {
    if (rules.cells(from[i]).intersects(area.cells)) continue;
    Area more{area.houses, area.cells | rules.cells(from[i])};
    more.houses.insert(from[i]);
    choose(rules, from, i + 1, more, out);
  }
}

}  // namespace

void LeftoverPairs::build(const Board& board, Workspace&) {
  const Rules& rules = board.rules();
  if (rules_ == rules.id()) return;
  rules_ = rules.id();
  list_.clear();
  std::vector<House> regions;
  for (const House house : rules.houses()) {
    if (!house.is_line()) regions.push_back(house);
  }
  std::vector<Area> areas;
  choose(rules, regions, 0, {}, areas);
  const auto add = [&](const Area& lines) {
    for (const Area& area : areas) {
      if (area.houses.size() != lines.houses.size()) continue;
      const CellSet in_lines = lines.cells - area.cells;
      if (in_lines.empty() || in_lines.size() > kMostLeftOver) continue;
      list_.push_back({lines.houses, area.houses, in_lines, area.cells - lines.cells});
    }
  };
  for (const bool is_rows : {true, false}) {
    for (int first = 0; first < rules.side(); ++first) {
      Area lines;
      for (int last = first; last < std::min(first + kMostHouses, rules.side()); ++last) {
        const House line = is_rows ? House::row(last) : House::column(last);
        lines.houses.insert(line);
        lines.cells |= rules.cells(line);
        add(lines);
      }
    }
  }
  std::ranges::stable_sort(list_, {},
                           [](const LeftoverPair& pair) { return pair.in_lines.size(); });
}

}  // namespace nonet::logic
