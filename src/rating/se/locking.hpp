// Where boxes and lines cross, as masks; for locking in a position and inside chains.
#pragma once

#include <utility>

#include "rating/se/geometry.hpp"

namespace nonet::se {

inline constexpr std::pair<int, int> kLockKinds[] = {
    {kBox, kColumn}, {kBox, kRow}, {kColumn, kBox}, {kRow, kBox}};

// The i-th of the three houses of kind `to` that cross the house, ascending.
constexpr int house_across(int kind, int house, int to, int i) {
  if (kind == kBox) return to == kRow ? house / 3 * 3 + i : house % 3 * 3 + i;
  return kind == kRow ? house / 3 * 3 + i : i * 3 + house / 3;
}

// The places of a house that lie in the other house, which crosses it.
constexpr Mask shared(int kind, int other_kind, int other) {
  if (kind != kBox) return static_cast<Mask>(7 << (kind == kRow ? other % 3 : other / 3) * 3);
  return static_cast<Mask>(other_kind == kRow ? 7 << other % 3 * 3 : 0b1001001 << other % 3);
}

// For the places of a digit, two at least: which third of the house has all of them; 3 if none.
// Thirds are runs of three places (a box by rows, a line by boxes), or with [1] columns of a box.
inline constexpr auto kLocked = [] {
  std::array<std::array<std::uint8_t, 512>, 2> locked{};
  for (int m = 0; m < 512; ++m) {
    locked[0][m] = locked[1][m] = 3;
    for (int i = 0; i < 3 && size_of(m) >= 2; ++i) {
      if ((m & ~(7 << 3 * i)) == 0) locked[0][m] = static_cast<std::uint8_t>(i);
      if ((m & ~(0b1001001 << i)) == 0) locked[1][m] = static_cast<std::uint8_t>(i);
    }
  }
  return locked;
}();

}  // namespace nonet::se
