// Position: digits and candidates of one moment, every unit as nine bits.
//
// `ones` has the units with exactly one candidate left, in the order in which singles are looked
// for, so that the commonest question costs a few instructions. `changed` is the time of the last
// change of a house; finders that found nothing in a house need not look again until it changes.
// The same for cells and digits.
//
// Most steps are singles, which ask for nothing else. So what they need is kept up to date, and the
// rest (`where` and the times) is made good when somebody asks for more: `catch_up`.
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
  std::array<Cells, kSide> where{};   // candidates by digit; caught up with
  std::array<Cells, kKinds> ones{};   // by kind: units with one candidate
  std::array<Cells, kKinds> alone{};  // by kind: all units of houses with one blank
  int blank = 0;
  std::uint32_t time = 1;
  // Removed since it was last caught up with; the cells of placements are among them.
  int gone_count = 0;
  std::array<std::uint16_t, kCands> gone;
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
    gone[gone_count++] = static_cast<std::uint16_t>(cand);
  }
  void place(int cand);
  // Asked before anything but masks, singles and blanks is looked at.
  void catch_up() {
    if (gone_count > 0) catch_up_with_gone();
  }

 private:
  void note_ones(int kind, int index, bool is_single) {
    if (is_single) {
      ones[kind].add(index);
    } else {
      ones[kind].drop(index);
    }
  }
  void catch_up_with_gone();
  void note_alone(int kind, int house);
};

}  // namespace nonet::se
