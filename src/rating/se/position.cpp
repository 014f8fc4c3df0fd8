#include "rating/se/position.hpp"

namespace nonet::se {
namespace {

struct Houses {
  std::uint8_t box, row, column;
};

constexpr auto kHouses = [] {
  std::array<Houses, kSquares> houses{};
  for (int cell = 0; cell < kSquares; ++cell) {
    houses[cell] = {static_cast<std::uint8_t>(box_of(cell)),
                    static_cast<std::uint8_t>(row_of(cell)),
                    static_cast<std::uint8_t>(column_of(cell))};
  }
  return houses;
}();

}  // namespace

void Position::set(const std::array<std::uint8_t, kSquares>& digits,
                   const std::array<Mask, kSquares>& candidates) {
  mask.fill(0);
  blanks = {};
  filled = {};
  where = {};
  ones = {};
  alone = {};
  blank = 0;
  time = 1;
  gone_count = 0;
  face = digits;
  for (int cell = 0; cell < kSquares; ++cell) {
    if (face[cell] != 0) {
      ++filled[face[cell] - 1];
      continue;
    }
    ++blank;
    const auto [box, row, column] = kHouses[cell];
    ++blanks[kBox][box];
    ++blanks[kRow][row];
    ++blanks[kColumn][column];
    mask[cell] = candidates[cell];
    const auto& seats = kTables.seat[cand_of(cell, 0)];
    each_bit(candidates[cell], [&](int digit) {
      where[digit].add(cell);
      // The units of a house follow one another, digit by digit.
      for (int kind = kBox; kind < kKinds; ++kind)
        mask[seats[kind].unit + digit] |= seats[kind].bit;
    });
  }
  for (int kind = kCell; kind < kKinds; ++kind) {
    for (int i = 0; i < 81; ++i) {
      const unsigned m = mask[kind * 81 + i];
      if (m != 0 && (m & (m - 1)) == 0) ones[kind].add(i);
    }
  }
  for (int kind = kBox; kind <= kColumn; ++kind) {
    for (int house = 0; house < kSide; ++house) {
      if (blanks[kind][house] == 1) note_alone(kind, house);
    }
    changed[kind].fill(time);
  }
  digit_changed.fill(time);
  cell_changed.fill(time);
}

void Position::note_alone(int kind, int house) {
  for (int digit = 0; digit < kSide; ++digit) alone[kind].add(house * 9 + digit);
}

void Position::place(int cand) {
  const int cell = cell_of(cand);
  const int digit = digit_of(cand);
  ++time;
  // Copies of the masks: they change under our hands.
  for (int kind = kBox; kind <= kColumn; ++kind) {
    const Seat seat = kTables.seat[cand][kind];
    each_bit(mask[seat.unit] & ~unsigned{seat.bit},
             [&](int place) { remove(kTables.member[seat.unit][place]); });
  }
  each_bit(mask[cell], [&](int other) { remove(cand_of(cell, other)); });
  face[cell] = static_cast<std::uint8_t>(digit + 1);
  ++filled[digit];
  --blank;
  const auto [box, row, column] = kHouses[cell];
  if (--blanks[kBox][box] == 1) note_alone(kBox, box);
  if (--blanks[kRow][row] == 1) note_alone(kRow, row);
  if (--blanks[kColumn][column] == 1) note_alone(kColumn, column);
}

void Position::catch_up_with_gone() {
  for (int i = 0; i < gone_count; ++i) {
    const int cell = cell_of(gone[i]);
    const int digit = digit_of(gone[i]);
    where[digit].drop(cell);
    digit_changed[digit] = time;
    cell_changed[cell] = time;
    const auto [box, row, column] = kHouses[cell];
    changed[kBox][box] = changed[kRow][row] = changed[kColumn][column] = time;
  }
  gone_count = 0;
}

}  // namespace nonet::se
