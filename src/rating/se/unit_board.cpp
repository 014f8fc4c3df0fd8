#include "rating/se/unit_board.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

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

// What a digit in a cell takes: the places of the digit in every house, and, of the cells, those
// that see it. Whole rows of numbers, so that several are changed at a time.
constexpr int kRound = 88;  // cells, and what makes a round number
struct Taken {
  std::array<Mask, kInOrder> places{};
  std::array<Mask, kRound> cells{};
};
constexpr auto kTaken = [] {
  std::array<Taken, kSquares> taken{};
  for (int cell = 0; cell < kSquares; ++cell) {
    for (int other = 0; other < kSquares; ++other) {
      const OwnHouses& a = kOwnHouses[cell];
      const OwnHouses& b = kOwnHouses[other];
      if (a.box != b.box && a.row != b.row && a.column != b.column) continue;
      taken[cell].cells[other] = 0x1FF;
      taken[cell].places[in_order(kBox, b.box)] |= b.in_box;
      taken[cell].places[in_order(kColumn, b.column)] |= b.in_column;
      taken[cell].places[in_order(kRow, b.row)] |= b.in_row;
    }
  }
  return taken;
}();

// Eight masks at a time; every processor that we know of has that.
using Eight = Mask __attribute__((vector_size(16)));

inline Eight load(const Mask* from) {
  Eight eight;
  std::memcpy(&eight, from, sizeof(eight));
  return eight;
}
inline void store(Mask* to, Eight eight) { std::memcpy(to, &eight, sizeof(eight)); }

// The bits of all eight.
inline unsigned any_of(Eight eight) {
  const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(eight);
  std::uint64_t all = halves[0] | halves[1];
  all |= all >> 32;
  return static_cast<unsigned>((all | all >> 16) & 0xFFFF);
}

// The houses in which there is one place.
inline std::uint32_t find_ones(const std::array<Mask, kInOrder>& places) {
  constexpr Eight kLow = {1, 2, 4, 8, 16, 32, 64, 128};
  constexpr Eight kHigh = {1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15};
  const auto ones = [&places](int first) {
    const Eight all = load(&places[first]);
    return Eight((all != 0) & ((all & (all - 1)) == 0));
  };
  return any_of((ones(0) & kLow) | (ones(8) & kHigh)) |
         any_of((ones(16) & kLow) | (ones(24) & kHigh)) << 16;
}

}  // namespace

void UnitBoard::set(const std::array<std::uint8_t, kSquares>& digits,
                    const std::array<Mask, kSquares>& candidates) {
  blanks = {};
  alone = 0;
  time = 1;
  is_new_ = true;
  face = digits;
  // Which cells are blank, and what they can hold, is as good as random: no branches. Filled cells
  // have no candidates.
  std::array<Places, kHouses> houses{};
  std::array<std::uint8_t, kSide + 1> shown{};
  for (int cell = 0; cell < kSquares; ++cell) {
    const OwnHouses& at = kOwnHouses[cell];
    const std::uint8_t is_blank = face[cell] == 0 ? 1 : 0;
    ++shown[face[cell]];
    blanks[kBox][at.box] += is_blank;
    blanks[kRow][at.row] += is_blank;
    blanks[kColumn][at.column] += is_blank;
    mask[cell] = candidates[cell];
    spread(candidates[cell], at.in_box, houses[in_order(kBox, at.box)]);
    spread(candidates[cell], at.in_row, houses[in_order(kRow, at.row)]);
    spread(candidates[cell], at.in_column, houses[in_order(kColumn, at.column)]);
  }
  blank = shown[0];
  std::copy_n(shown.begin() + 1, kSide, filled.begin());
  for (int digit = 0; digit < kSide; ++digit) {
    for (int house = 0; house < kHouses; ++house) rows[digit][house] = houses[house][digit];
    ones[digit] = find_ones(rows[digit]);
  }
  for (int kind = kBox; kind <= kColumn; ++kind) {
    for (int house = 0; house < kSide; ++house) {
      alone |= unsigned{blanks[kind][house] == 1} << in_order(kind, house);
    }
  }
}

void UnitBoard::remove(int cand) {
  const int cell = cell_of(cand);
  mask[cell] &= static_cast<Mask>(~(1U << digit_of(cand)));
  lose(kOwnHouses[cell], digit_of(cand));
  is_behind_ = true;
}

void UnitBoard::place(int cand) {
  const int cell = cell_of(cand);
  const int digit = digit_of(cand);
  const OwnHouses& at = kOwnHouses[cell];
  const Taken& taken = kTaken[cell];
  ++time;
  each_bit(mask[cell] & ~(1U << digit), [&](int other) { lose(at, other); });
  for (int i = 0; i < kInOrder; i += 8) {
    store(&rows[digit][i], load(&rows[digit][i]) & ~load(&taken.places[i]));
  }
  ones[digit] = find_ones(rows[digit]);
  const Mask bit = static_cast<Mask>(1 << digit);
  for (int i = 0; i < kRound; i += 8) {
    store(&mask[i], load(&mask[i]) & ~(load(&taken.cells[i]) & bit));
  }
  mask[cell] = 0;
  is_behind_ = true;
  face[cell] = static_cast<std::uint8_t>(digit + 1);
  ++filled[digit];
  --blank;
  fill_one_of(kBox, at.box);
  fill_one_of(kRow, at.row);
  fill_one_of(kColumn, at.column);
}

void UnitBoard::set_units_of(int digit) {
  for (const int kind : {kBox, kRow, kColumn}) {
    for (int house = 0; house < kSide; ++house) {
      mask[unit_of(kind, house, digit)] = rows[digit][in_order(kind, house)];
    }
  }
}

void UnitBoard::catch_up_with_gone() {
  unsigned digits = 0;
  for (int cell = 0; cell < kSquares; ++cell) {
    if (known_[cell] == mask[cell]) continue;
    const OwnHouses& at = kOwnHouses[cell];
    const unsigned gone = known_[cell] & ~unsigned{mask[cell]};
    each_bit(gone, [&](int digit) { where[digit].drop(cell); });
    digits |= gone;
    known_[cell] = mask[cell];
    if (is_one(mask[cell])) {
      lone.add(cell);
    } else {
      lone.drop(cell);
    }
    cell_changed[cell] = time;
    changed[kBox][at.box] = changed[kRow][at.row] = changed[kColumn][at.column] = time;
  }
  each_bit(digits, [&](int digit) {
    digit_changed[digit] = time;
    set_units_of(digit);
  });
  is_behind_ = false;
}

// Nobody has asked before.
void UnitBoard::begin_again() {
  for (int digit = 0; digit < kSide; ++digit) {
    set_units_of(digit);
    const auto row = [&](int number) { return std::uint64_t{places(kRow, number, digit)}; };
    Cells cells;
    for (int number = 0; number < 7; ++number) cells.lo |= row(number) << (9 * number);
    cells.lo |= row(7) << 63;
    cells.hi = row(7) >> 1 | row(8) << 8;
    where[digit] = cells;
  }
  lone = {};
  for (int cell = 0; cell < kSquares; ++cell) {
    known_[cell] = mask[cell];
    if (is_one(mask[cell])) lone.add(cell);
  }
  for (int kind = kBox; kind <= kColumn; ++kind) changed[kind].fill(time);
  digit_changed.fill(time);
  cell_changed.fill(time);
  is_new_ = is_behind_ = false;
}

}  // namespace nonet::se
