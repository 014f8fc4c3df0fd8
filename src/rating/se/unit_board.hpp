// UnitBoard: digits and candidates of one moment, every unit as nine bits.
//
// Most steps are hidden singles. What they need is kept up to date and lies so that it costs few
// instructions: the places of a digit in all houses are a row of `rows`, boxes, columns and rows in
// this order, of which a placement changes all at once; `ones` has the houses in which a digit has
// exactly one place left. Cells (the first of the units) are kept up to date too.
//
// The rest is made good when somebody asks for more: `catch_up`. `changed` is the time of the last
// change of a house; finders that found nothing in a house need not look again until it changes.
// The same for cells and digits.
#pragma once

#include <array>
#include <cstdint>

#include "rating/se/geometry.hpp"

namespace nonet::se {

// The houses of a cell, and its place in each.
struct OwnHouses {
  std::uint8_t box, row, column;
  Mask in_box, in_row, in_column;
};
inline constexpr auto kOwnHouses = [] {
  std::array<OwnHouses, kSquares> own{};
  for (int cell = 0; cell < kSquares; ++cell) {
    const auto number = [&](int kind) { return static_cast<std::uint8_t>(house_of(kind, cell)); };
    const auto bit = [&](int kind) { return static_cast<Mask>(1 << place_of(kind, cell)); };
    own[cell] = {number(kBox), number(kRow), number(kColumn), bit(kBox), bit(kRow), bit(kColumn)};
  }
  return own;
}();

// Houses as hidden singles go through them: boxes, columns, rows; the rest makes a round number.
inline constexpr int kHouses = 27;
inline constexpr int kInOrder = 32;
constexpr int in_order(int kind, int house) {
  return (kind == kBox ? 0 : kind == kColumn ? 9 : 18) + house;
}

struct UnitBoard {
  std::array<Mask, kUnits> mask{};  // but for cells, as of when it was last caught up with
  std::array<std::uint8_t, kSquares> face{};                     // 1 to 9, 0 for a blank
  std::array<std::array<std::uint8_t, kSide>, kKinds> blanks{};  // blank cells, by kind and house
  std::array<std::uint8_t, kSide> filled{};                      // cells that hold the digit
  std::array<std::array<Mask, kInOrder>, kSide> rows{};  // places, by digit and house in order
  std::array<std::uint32_t, kSide> ones{};               // houses with one place, by digit
  std::uint32_t alone = 0;                               // houses with one blank
  int blank = 0;
  std::uint32_t time = 1;

  // Caught up with:
  std::array<Cells, kSide> where{};  // candidates by digit
  Cells lone{};                      // cells with one candidate
  std::array<std::array<std::uint32_t, kSide>, kKinds> changed{};
  std::array<std::uint32_t, kSide> digit_changed{};
  std::array<std::uint32_t, kSquares> cell_changed{};

  // Digits of filled cells (0 for a blank) and the candidates of the others.
  void set(const std::array<std::uint8_t, kSquares>& digits,
           const std::array<Mask, kSquares>& candidates);

  Mask cands(int cell) const { return mask[cell]; }
  Mask places(int kind, int house, int digit) const { return mask[unit_of(kind, house, digit)]; }
  bool has(int cand) const { return ((mask[cell_of(cand)] >> digit_of(cand)) & 1) != 0; }

  void remove(int cand);
  void place(int cand);
  // Asked before anything but cells, hidden singles and blanks is looked at.
  void catch_up() {
    if (is_new_) return begin_again();
    if (is_behind_) catch_up_with_gone();
  }

 private:
  // The digit goes from a cell. Whether one place is left is as good as random to the processor: no
  // branch.
  void lose(int house, int digit, Mask place) {
    Mask& places = rows[digit][house];
    const unsigned left = places & ~unsigned{place};
    places = static_cast<Mask>(left);
    const unsigned is_last = unsigned{left != 0} & unsigned{(left & (left - 1)) == 0};
    ones[digit] = (ones[digit] & ~(1U << house)) | is_last << house;
  }
  void lose(const OwnHouses& at, int digit) {
    lose(in_order(kBox, at.box), digit, at.in_box);
    lose(in_order(kColumn, at.column), digit, at.in_column);
    lose(in_order(kRow, at.row), digit, at.in_row);
  }
  void fill_one_of(int kind, int house) {
    alone |= unsigned{--blanks[kind][house] == 1} << in_order(kind, house);
  }
  void set_units_of(int digit);
  void catch_up_with_gone();
  void begin_again();

  bool is_new_ = true;
  bool is_behind_ = false;
  std::array<Mask, kSquares> known_;  // the cells when it was last caught up with
};

}  // namespace nonet::se
