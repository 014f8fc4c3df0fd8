// Lines: a grid as eighteen lines of nine faces, its rows and, seen from the side, its columns; so
// that a transposed look is read like any other.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/grid.hpp"

namespace nonet::canon {

inline constexpr int kSides = 2;

struct Lines {
  using Nine = std::array<std::uint8_t, kDigits>;
  using Side = std::array<Nine, kDigits>;

  std::array<Side, kSides> sides;
  // Bit i: cell i of the line holds a digit.
  std::array<std::array<std::uint16_t, kDigits>, kSides> masks{};
  bool is_full = true;
  bool has_conflict = false;  // a digit twice in a house

  explicit Lines(const Grid& grid);
};

}  // namespace nonet::canon
