// See strong_links.hpp.

#include "logic/strong_links.hpp"

#include "logic/workspace.hpp"

namespace nonet::logic {

void StrongLinks::build(const Board& board, Workspace& workspace) {
  const PlaceCounts& counts = workspace.counts();
  std::array<std::uint8_t, kDigits> ends{};
  for (const House house : board.rules().houses()) {
    const int kind = static_cast<int>(house.kind());
    if (house.number() == 0) {
      for (const Digit digit : DigitSet::all()) {
        lists_[digit.index()].from[kind] = ends[digit.index()];
      }
    }
    for (const Digit digit : counts.digits_with(house, 2, 2)) {
      const CellSet places = board.places(digit, house);
      const Cell a = places.first();
      lists_[digit.index()].links[ends[digit.index()]++] = {house, a, places.after(a).first()};
    }
  }
  for (const Digit digit : DigitSet::all()) lists_[digit.index()].from[3] = ends[digit.index()];
}

}  // namespace nonet::logic
