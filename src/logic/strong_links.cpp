// See strong_links.hpp.

#include "logic/strong_links.hpp"

#include <bit>

#include "logic/workspace.hpp"

namespace nonet::logic {

void StrongLinks::build(const Board& board, Workspace& workspace) {
  const Rules& rules = board.rules();
  const HouseViews& views = workspace.house_views();
  std::array<std::uint8_t, kDigits> ends{};
  const std::array<HouseSet, 3> kinds = {rules.houses() & HouseSet::rows(),
                                         rules.houses() & HouseSet::columns(),
                                         rules.houses() - HouseSet::lines()};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    for (const Digit digit : rules.digits()) {
      lists_[digit.index()].from[kind] = ends[digit.index()];
    }
    for (const House house : kinds[kind]) {
      for (const Digit digit : views[house].with_two_places()) {
        const auto places = static_cast<SmallBits>(views[house].digits()[digit.index()]);
        const Cell a = rules.cell(house, std::countr_zero(places));
        const auto rest = static_cast<SmallBits>(places & (places - 1));
        const Cell b = rules.cell(house, std::countr_zero(rest));
        lists_[digit.index()].links[ends[digit.index()]++] = {house, a, b, places};
      }
    }
  }
  for (const Digit digit : rules.digits()) lists_[digit.index()].from[3] = ends[digit.index()];
}

}  // namespace nonet::logic
