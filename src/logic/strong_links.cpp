// See strong_links.hpp.

#include "logic/strong_links.hpp"

#include <bit>

#include "logic/workspace.hpp"

namespace nonet::logic {

void StrongLinks::build(const Board& board, Workspace& workspace) {
  const HouseViews& views = workspace.house_views();
  std::array<std::uint8_t, kDigits> ends{};
  for (const House house : board.rules().houses()) {
    const int kind = static_cast<int>(house.kind());
    if (house.number() == 0) {
      for (const Digit digit : DigitSet::all()) {
        lists_[digit.index()].from[kind] = ends[digit.index()];
      }
    }
    for (const Digit digit : views[house].with_two_places()) {
      const auto places = static_cast<std::uint16_t>(views[house].digits()[digit.index()]);
      const Cell a = house.cell(std::countr_zero(places));
      const Cell b = house.cell(std::countr_zero(static_cast<unsigned>(places & (places - 1))));
      lists_[digit.index()].links[ends[digit.index()]++] = {house, a, b, places};
    }
  }
  for (const Digit digit : DigitSet::all()) lists_[digit.index()].from[3] = ends[digit.index()];
}

}  // namespace nonet::logic
