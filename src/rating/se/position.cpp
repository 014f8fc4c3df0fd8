#include "rating/se/position.hpp"

#include <algorithm>

namespace nonet::se {
namespace {

using Places = std::array<Mask, kSide>;  // of each digit in a house

constexpr Places kBits = {1, 2, 4, 8, 16, 32, 64, 128, 256};

// A cell with those candidates stands at the place.
inline void spread(Mask candidates, Mask place, Places& house) {
  for (int digit = 0; digit < kSide; ++digit) {
    house[digit] |= (candidates & kBits[digit]) != 0 ? place : Mask{0};
  }
}

}  // namespace

void Position::set(const std::array<std::uint8_t, kSquares>& digits,
                   const std::array<Mask, kSquares>& candidates) {
  blanks = {};
  ones = {};
  with_ones = {};
  alone = {};
  blank = 0;
  time = 1;
  gone_count_ = 0;
  is_new_ = true;
  face = digits;
  // Which cells are blank, and what they can hold, is as good as random: no branches. Filled cells
  // have no candidates.
  std::array<Places, kSide> boxes{}, rows{}, columns{};
  std::array<std::uint8_t, kSide + 1> shown{};
  for (int cell = 0; cell < kSquares; ++cell) {
    const Standing& at = kStandings[cell];
    const std::uint8_t is_blank = face[cell] == 0 ? 1 : 0;
    ++shown[face[cell]];
    blanks[kBox][at.box] += is_blank;
    blanks[kRow][at.row] += is_blank;
    blanks[kColumn][at.column] += is_blank;
    mask[cell] = candidates[cell];
    spread(candidates[cell], at.in_box, boxes[at.box]);
    spread(candidates[cell], at.in_row, rows[at.row]);
    spread(candidates[cell], at.in_column, columns[at.column]);
  }
  blank = shown[0];
  std::copy_n(shown.begin() + 1, kSide, filled.begin());
  for (int house = 0; house < kSide; ++house) {
    std::ranges::copy(boxes[house], &mask[unit_of(kBox, house, 0)]);
    std::ranges::copy(rows[house], &mask[unit_of(kRow, house, 0)]);
    std::ranges::copy(columns[house], &mask[unit_of(kColumn, house, 0)]);
  }
  for (int kind = kBox; kind <= kColumn; ++kind) {
    for (int house = 0; house < kSide; ++house) {
      unsigned found = 0;
      for (int digit = 0; digit < kSide; ++digit) {
        found |= unsigned{is_one(places(kind, house, digit))} << digit;
      }
      ones[kind][house] = static_cast<Mask>(found);
      with_ones[kind] |= static_cast<Mask>(unsigned{found != 0} << house);
      alone[kind] |= static_cast<Mask>(unsigned{blanks[kind][house] == 1} << house);
    }
  }
}

void Position::remove(int cand) {
  const int cell = cell_of(cand);
  const int digit = digit_of(cand);
  const Standing& at = kStandings[cell];
  mask[cell] &= static_cast<Mask>(~(1U << digit));
  lose(kBox, at.box, digit, at.in_box);
  lose(kRow, at.row, digit, at.in_row);
  lose(kColumn, at.column, digit, at.in_column);
  note_gone(cand);
}

// The units of the digit in the three houses end empty; so who loses it there is noted in the two
// other houses alone. What lies in the box and in a line is met in the box.
void Position::place(int cand) {
  const int cell = cell_of(cand);
  const int digit = digit_of(cand);
  const Standing& at = kStandings[cell];
  ++time;
  const auto take = [&](int other) -> const Standing& {
    mask[other] &= static_cast<Mask>(~(1U << digit));
    note_gone(cand_of(other, digit));
    return kStandings[other];
  };
  const unsigned box = places(kBox, at.box, digit) & ~unsigned{at.in_box};
  const unsigned row = places(kRow, at.row, digit) & ~(7U << at.column / 3 * 3);
  const unsigned column = places(kColumn, at.column, digit) & ~(7U << at.row / 3 * 3);
  each_bit(box, [&](int place) {
    const Standing& other = take(cell_at(kBox, at.box, place));
    lose(kRow, other.row, digit, other.in_row);
    lose(kColumn, other.column, digit, other.in_column);
  });
  each_bit(row, [&](int place) {
    const Standing& other = take(cell_at(kRow, at.row, place));
    lose(kBox, other.box, digit, other.in_box);
    lose(kColumn, other.column, digit, other.in_column);
  });
  each_bit(column, [&](int place) {
    const Standing& other = take(cell_at(kColumn, at.column, place));
    lose(kBox, other.box, digit, other.in_box);
    lose(kRow, other.row, digit, other.in_row);
  });
  close(kBox, at.box, digit);
  close(kRow, at.row, digit);
  close(kColumn, at.column, digit);
  each_bit(mask[cell] & ~(1U << digit), [&](int other) {
    lose(kBox, at.box, other, at.in_box);
    lose(kRow, at.row, other, at.in_row);
    lose(kColumn, at.column, other, at.in_column);
    note_gone(cand_of(cell, other));
  });
  note_gone(cand);
  mask[cell] = 0;
  face[cell] = static_cast<std::uint8_t>(digit + 1);
  ++filled[digit];
  --blank;
  fill_one_of(kBox, at.box);
  fill_one_of(kRow, at.row);
  fill_one_of(kColumn, at.column);
}

void Position::catch_up_with_gone() {
  if (is_new_) return begin_again();
  for (int i = 0; i < gone_count_; ++i) {
    const int cell = cell_of(gone_[i]);
    const int digit = digit_of(gone_[i]);
    const Standing& at = kStandings[cell];
    where[digit].drop(cell);
    if (is_one(mask[cell])) {
      lone.add(cell);
    } else {
      lone.drop(cell);
    }
    digit_changed[digit] = time;
    cell_changed[cell] = time;
    changed[kBox][at.box] = changed[kRow][at.row] = changed[kColumn][at.column] = time;
  }
  gone_count_ = 0;
}

// Nobody has asked before.
void Position::begin_again() {
  for (int digit = 0; digit < kSide; ++digit) {
    const auto row = [&](int number) { return std::uint64_t{places(kRow, number, digit)}; };
    Cells cells;
    for (int number = 0; number < 7; ++number) cells.lo |= row(number) << (9 * number);
    cells.lo |= row(7) << 63;
    cells.hi = row(7) >> 1 | row(8) << 8;
    where[digit] = cells;
  }
  lone = {};
  for (int cell = 0; cell < kSquares; ++cell) {
    if (is_one(mask[cell])) lone.add(cell);
  }
  for (int kind = kBox; kind <= kColumn; ++kind) changed[kind].fill(time);
  digit_changed.fill(time);
  cell_changed.fill(time);
  gone_count_ = 0;
  is_new_ = false;
}

}  // namespace nonet::se
