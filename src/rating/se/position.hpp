// Position: digits and candidates of one moment, every unit as nine bits.
//
// `ones` has the digits with exactly one place left in a house, and `with_ones` the houses that
// have such digits, so that the commonest question costs a few instructions. `changed` is the time
// of the last change of a house; finders that found nothing in a house need not look again until it
// changes. The same for cells and digits.
//
// Most steps are hidden singles, which ask for nothing else. So what they need is kept up to date,
// and the rest (`where`, `lone` and the times) is made good when somebody asks for more:
// `catch_up`.
#pragma once

#include <array>
#include <cstdint>

#include "rating/se/geometry.hpp"

namespace nonet::se {

// The houses of a cell, and its place in each.
struct Standing {
  std::uint8_t box, row, column;
  Mask in_box, in_row, in_column;
};
inline constexpr auto kStandings = [] {
  std::array<Standing, kSquares> standings{};
  for (int cell = 0; cell < kSquares; ++cell) {
    const auto number = [&](int kind) { return static_cast<std::uint8_t>(house_of(kind, cell)); };
    const auto bit = [&](int kind) { return static_cast<Mask>(1 << place_of(kind, cell)); };
    standings[cell] = {number(kBox), number(kRow), number(kColumn),
                       bit(kBox),    bit(kRow),    bit(kColumn)};
  }
  return standings;
}();

struct Position {
  std::array<Mask, kUnits> mask{};
  std::array<std::uint8_t, kSquares> face{};                     // 1 to 9, 0 for a blank
  std::array<std::array<std::uint8_t, kSide>, kKinds> blanks{};  // blank cells, by kind and house
  std::array<std::uint8_t, kSide> filled{};                      // cells that hold the digit
  std::array<std::array<Mask, kSide>, kKinds> ones{};  // digits with one place, by kind and house
  std::array<Mask, kKinds> with_ones{};                // houses that have some
  std::array<Mask, kKinds> alone{};                    // houses with one blank
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
  // Asked before anything but masks, hidden singles and blanks is looked at.
  void catch_up() {
    if (gone_count_ > 0 || is_new_) catch_up_with_gone();
  }

 private:
  // Whether one place is left is as good as random to the processor: no branch. That none is left
  // happens only where there is no solution.
  void lose(int kind, int house, int digit, Mask place) {
    Mask& unit = mask[unit_of(kind, house, digit)];
    const unsigned left = unit & ~unsigned{place};
    unit = static_cast<Mask>(left);
    const unsigned is_last = (left & (left - 1)) == 0 ? 1 : 0;
    ones[kind][house] |= static_cast<Mask>(is_last << digit);
    with_ones[kind] |= static_cast<Mask>(is_last << house);
    if (left == 0) close(kind, house, digit);
  }
  // The digit has no place in the house.
  void close(int kind, int house, int digit) {
    mask[unit_of(kind, house, digit)] = 0;
    const unsigned rest = ones[kind][house] & ~(1U << digit);
    ones[kind][house] = static_cast<Mask>(rest);
    const unsigned others = with_ones[kind] & ~(1U << house);
    with_ones[kind] = static_cast<Mask>(others | unsigned{rest != 0} << house);
  }
  void fill_one_of(int kind, int house) {
    if (--blanks[kind][house] == 1) alone[kind] |= static_cast<Mask>(1 << house);
  }
  void note_gone(int cand) { gone_[gone_count_++] = static_cast<std::uint16_t>(cand); }
  void catch_up_with_gone();
  void begin_again();

  bool is_new_ = true;
  int gone_count_ = 0;
  std::array<std::uint16_t, kCands> gone_;  // since it was last caught up with
};

}  // namespace nonet::se
