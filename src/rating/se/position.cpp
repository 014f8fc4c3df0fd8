#include "rating/se/position.hpp"

namespace nonet::se {

void Position::set(const std::array<std::uint8_t, kSquares>& digits,
                   const std::array<Mask, kSquares>& candidates) {
  *this = Position();
  face = digits;
  for (int cell = 0; cell < kSquares; ++cell) {
    if (face[cell] != 0) {
      ++filled[face[cell] - 1];
      continue;
    }
    ++blank;
    for (int kind = kBox; kind <= kColumn; ++kind) ++blanks[kind][house_of(kind, cell)];
    each_bit(candidates[cell], [&](int digit) {
      where[digit].add(cell);
      for (const Seat seat : kTables.seat[cand_of(cell, digit)]) mask[seat.unit] |= seat.bit;
    });
  }
  for (int unit = 0; unit < kUnits; ++unit) {
    if (is_one(mask[unit])) ones[kind_of_unit(unit)].add(unit % 81);
  }
  for (int kind = kBox; kind <= kColumn; ++kind) {
    for (int house = 0; house < kSide; ++house) {
      changed[kind][house] = time;
      if (blanks[kind][house] != 1) continue;
      for (int digit = 0; digit < kSide; ++digit) alone[kind].add(house * 9 + digit);
    }
  }
  digit_changed.fill(time);
  cell_changed.fill(time);
}

void Position::place(int cand) {
  const int cell = cell_of(cand);
  const int digit = digit_of(cand);
  ++time;
  // Copies of the masks: they change under our hands.
  for (int kind = kBox; kind <= kColumn; ++kind) {
    const int unit = kTables.seat[cand][kind].unit;
    each_bit(mask[unit], [&](int place) {
      if (kTables.member[unit][place] != cand) remove(kTables.member[unit][place]);
    });
  }
  each_bit(mask[cell], [&](int other) { remove(cand_of(cell, other)); });
  face[cell] = static_cast<std::uint8_t>(digit + 1);
  ++filled[digit];
  --blank;
  touch(cell);
  for (int kind = kBox; kind <= kColumn; ++kind) {
    const int house = house_of(kind, cell);
    if (--blanks[kind][house] != 1) continue;
    for (int d = 0; d < kSide; ++d) alone[kind].add(house * 9 + d);
  }
}

}  // namespace nonet::se
