// Position: digits and candidates of one moment, every unit as nine bits.
//
// `ones` has the units with exactly one candidate left, in the order in which singles are looked
// for, so that the commonest question costs a few instructions. `changed` is the time of the last
// change of a house; finders that found nothing in a house need not look again until it changes.
// The same for cells and digits.
#pragma once

#include <array>
#include <cstdint>

#include "rating/se/geometry.hpp"

namespace nonet::se {

struct Position {
  std::array<Mask, kUnits> mask{};
  std::array<std::uint8_t, kSquares> face{};                     // 1 to 9, 0 for a blank
  std::array<std::array<std::uint8_t, kSide>, kKinds> blanks{};  // blank cells, by kind and house
  std::array<std::uint8_t, kSide> filled{};                      // cells that hold the digit
  std::array<Cells, kSide> where{};                              // candidates by digit
  std::array<Cells, kKinds> ones{};   // by kind: units with one candidate
  std::array<Cells, kKinds> alone{};  // by kind: all units of houses with one blank
  int blank = 0;
  std::uint32_t time = 1;
  std::array<std::array<std::uint32_t, kSide>, kKinds> changed{};
  std::array<std::uint32_t, kSide> digit_changed{};
  std::array<std::uint32_t, kSquares> cell_changed{};

  // Digits of filled cells (0 for a blank) and the candidates of the others.
  void set(const std::array<std::uint8_t, kSquares>& digits,
           const std::array<Mask, kSquares>& candidates);

  Mask cands(int cell) const { return mask[cell]; }
  Mask places(int kind, int house, int digit) const { return mask[unit_of(kind, house, digit)]; }
  bool has(int cand) const { return ((mask[cell_of(cand)] >> digit_of(cand)) & 1) != 0; }

  void remove(int cand) {
    const auto& seats = kTables.seat[cand];
    for (int kind = kCell; kind < kKinds; ++kind) {
      const Seat seat = seats[kind];
      const unsigned left = mask[seat.unit] & ~unsigned{seat.bit};
      mask[seat.unit] = static_cast<Mask>(left);
      if ((left & (left - 1)) == 0) note_ones(kind, seat.unit - kind * 81, left != 0);
    }
    const int cell = cell_of(cand);
    where[digit_of(cand)].drop(cell);
    touch(cell);
    digit_changed[digit_of(cand)] = time;
  }
  void place(int cand);

 private:
  void note_ones(int kind, int index, bool is_single) {
    if (is_single) {
      ones[kind].add(index);
    } else {
      ones[kind].drop(index);
    }
  }
  void touch(int cell) {
    cell_changed[cell] = time;
    for (int kind = kBox; kind <= kColumn; ++kind) changed[kind][house_of(kind, cell)] = time;
  }
};

}  // namespace nonet::se
