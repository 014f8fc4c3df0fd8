// See strong_links.hpp.

#include "logic/strong_links.hpp"

#include "logic/workspace.hpp"

namespace nonet::logic {

void StrongLinks::build(const Board& board, Workspace& workspace) {
  std::array<std::uint8_t, kDigits> counts{};
  for (const House house : board.rules().houses()) {
    const int kind = static_cast<int>(house.kind());
    if (house.number() == 0) {
      for (const Digit digit : DigitSet::all()) {
        lists_[digit.index()].from[kind] = counts[digit.index()];
      }
    }
    for (const Digit digit : workspace.counts().digits_with(house, 2)) {
      const CellSet places = board.places(digit, house);
      const Cell a = places.first();
      lists_[digit.index()].links[counts[digit.index()]++] = {house, a, places.after(a).first()};
    }
  }
  for (const Digit digit : DigitSet::all()) lists_[digit.index()].from[3] = counts[digit.index()];
}

}  // namespace nonet::logic
