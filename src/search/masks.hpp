// A puzzle as the engines take it: 81 candidate sets, bit d - 1 for digit d. A filled cell allows
// its digit alone; a blank one what its marks say, or everything.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/puzzle.hpp"

namespace nonet::search {

using Masks = std::array<std::uint16_t, kCells>;

inline std::uint16_t mask_of(DigitSet digits) { return static_cast<std::uint16_t>(digits.bits()); }

inline Masks masks_of(const Puzzle& puzzle) {
  Masks masks;
  for (int i = 0; i < kCells; ++i) {
    const int face = puzzle.grid.face(Cell(i));
    masks[i] = face == 0 ? mask_of(DigitSet::every()) : mask_of({Digit(face)});
  }
  if (!puzzle.marks) return masks;
  for (const Cell cell : puzzle.blanks()) {
    masks[cell.index()] = mask_of(puzzle.marks->digits(cell));
  }
  return masks;
}

}  // namespace nonet::search
