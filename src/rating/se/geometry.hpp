// The classic board as Sudoku Explainer sees it, as tables of plain numbers.
//
// A candidate is cell * 9 + digit, so ascending candidates are row-major cells with ascending
// digits, which is the order of nearly every scan. A unit is a set of up to nine candidates of
// which exactly one is true: a cell, or a digit in a house. There are four kinds of 81 units, and
// every candidate stands in one unit of each kind:
//
//   unit   0.. 80   cell                 place in it: the digit
//   unit  81..161   box     * 9 + digit  place: row-major in the box
//   unit 162..242   row     * 9 + digit  place: left to right
//   unit 243..323   column  * 9 + digit  place: top to bottom
//
// That order of kinds, and of places, is the order in which links are followed. This room is frozen
// and speaks of the classic board alone, hence its own tables.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::se {

inline constexpr int kSide = 9;
inline constexpr int kSquares = 81;
inline constexpr int kCands = 729;
inline constexpr int kKinds = 4;
inline constexpr int kUnits = 324;

enum Kind : int { kCell, kBox, kRow, kColumn };

using Mask = std::uint16_t;  // nine bits: places in a unit, or digits

// How many bits a mask has; the baseline of x86-64 has no instruction for it.
inline constexpr auto kSize = [] {
  std::array<std::uint8_t, 512> size{};
  for (int m = 1; m < 512; ++m) size[m] = static_cast<std::uint8_t>(size[m / 2] + m % 2);
  return size;
}();
constexpr int size_of(int mask) { return kSize[mask]; }
constexpr int first_of(unsigned mask) { return std::countr_zero(mask); }
constexpr bool is_one(unsigned mask) { return mask != 0 && (mask & (mask - 1)) == 0; }
constexpr bool is_two(unsigned mask) { return is_one(mask & (mask - 1)); }

// Calls f(index) for every bit, ascending.
template <class F>
constexpr void each_bit(unsigned mask, F f) {
  for (; mask != 0; mask &= mask - 1) f(first_of(mask));
}

// A set of squares.
struct Cells {
  std::uint64_t lo = 0, hi = 0;

  constexpr bool has(int i) const { return ((i < 64 ? lo >> i : hi >> (i - 64)) & 1) != 0; }
  constexpr void add(int i) { (i < 64 ? lo : hi) |= std::uint64_t{1} << (i & 63); }
  constexpr void drop(int i) { (i < 64 ? lo : hi) &= ~(std::uint64_t{1} << (i & 63)); }
  constexpr bool empty() const { return (lo | hi) == 0; }
  constexpr bool has_two() const {
    return lo != 0 && hi != 0 ? true : (lo & (lo - 1)) != 0 || (hi & (hi - 1)) != 0;
  }
  constexpr int first() const { return lo != 0 ? std::countr_zero(lo) : 64 + std::countr_zero(hi); }
  constexpr int size() const { return std::popcount(lo) + std::popcount(hi); }
  constexpr Cells operator&(Cells o) const { return {lo & o.lo, hi & o.hi}; }
  constexpr Cells operator|(Cells o) const { return {lo | o.lo, hi | o.hi}; }
  constexpr Cells operator-(Cells o) const { return {lo & ~o.lo, hi & ~o.hi}; }
  constexpr Cells& operator|=(Cells o) { return *this = *this | o; }
  constexpr Cells& operator&=(Cells o) { return *this = *this & o; }
  friend constexpr bool operator==(const Cells&, const Cells&) = default;

  template <class F>
  constexpr void each(F f) const {
    for (std::uint64_t w = lo; w != 0; w &= w - 1) f(std::countr_zero(w));
    for (std::uint64_t w = hi; w != 0; w &= w - 1) f(64 + std::countr_zero(w));
  }
};

// A set of candidates.
struct CandSet {
  static constexpr int kWords = 12;
  std::array<std::uint64_t, kWords> w{};

  constexpr bool has(int c) const { return ((w[c >> 6] >> (c & 63)) & 1) != 0; }
  constexpr void add(int c) { w[c >> 6] |= std::uint64_t{1} << (c & 63); }
  constexpr void drop(int c) { w[c >> 6] &= ~(std::uint64_t{1} << (c & 63)); }
  constexpr void clear() { w.fill(0); }
  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t x : w) all |= x;
    return all == 0;
  }
  constexpr bool meets(const CandSet& o) const {
    std::uint64_t all = 0;
    for (int i = 0; i < kWords; ++i) all |= w[i] & o.w[i];
    return all != 0;
  }
  constexpr CandSet& operator|=(const CandSet& o) {
    for (int i = 0; i < kWords; ++i) w[i] |= o.w[i];
    return *this;
  }
  constexpr CandSet& operator&=(const CandSet& o) {
    for (int i = 0; i < kWords; ++i) w[i] &= o.w[i];
    return *this;
  }
  constexpr CandSet& operator-=(const CandSet& o) {
    for (int i = 0; i < kWords; ++i) w[i] &= ~o.w[i];
    return *this;
  }
  friend constexpr bool operator==(const CandSet&, const CandSet&) = default;

  template <class F>
  constexpr void each(F f) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t x = w[i]; x != 0; x &= x - 1) f(i * 64 + std::countr_zero(x));
    }
  }
};

constexpr int cell_of(int cand) { return cand / kSide; }
constexpr int digit_of(int cand) { return cand % kSide; }
constexpr int cand_of(int cell, int digit) { return cell * kSide + digit; }
constexpr int row_of(int cell) { return cell / 9; }
constexpr int column_of(int cell) { return cell % 9; }
constexpr int box_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
constexpr int house_of(int kind, int cell) {
  return kind == kBox ? box_of(cell) : kind == kRow ? row_of(cell) : column_of(cell);
}
constexpr int unit_of(int kind, int house, int digit) { return kind * 81 + house * 9 + digit; }
// The cell at a place of a house.
constexpr int cell_at(int kind, int house, int place) {
  if (kind == kRow) return house * 9 + place;
  if (kind == kColumn) return place * 9 + house;
  return (house / 3 * 3 + place / 3) * 9 + house % 3 * 3 + place % 3;
}
constexpr int place_of(int kind, int cell) {
  if (kind == kRow) return column_of(cell);
  if (kind == kColumn) return row_of(cell);
  return row_of(cell) % 3 * 3 + column_of(cell) % 3;
}

struct Seat {
  std::uint16_t unit;
  Mask bit;
};

struct Tables {
  std::array<std::array<Seat, kKinds>, kCands> seat{};            // where a candidate stands
  std::array<std::array<std::uint16_t, kSide>, kUnits> member{};  // and who stands there
  std::array<std::array<std::uint8_t, 20>, kSquares> peers{};     // box, then row, then column
  std::array<Cells, kSquares> sees{};
  std::array<std::array<Cells, kSide>, kKinds> house{};  // cells, by kind (boxes on) and number
};

constexpr Tables make_tables() {
  Tables t{};
  for (int cell = 0; cell < kSquares; ++cell) {
    int count = 0;
    for (int kind = kBox; kind <= kColumn; ++kind) {
      const int house = house_of(kind, cell);
      t.house[kind][house].add(cell);
      for (int place = 0; place < kSide; ++place) {
        const int other = cell_at(kind, house, place);
        if (other == cell || t.sees[cell].has(other)) continue;
        t.sees[cell].add(other);
        t.peers[cell][count++] = static_cast<std::uint8_t>(other);
      }
    }
    for (int digit = 0; digit < kSide; ++digit) {
      const int cand = cand_of(cell, digit);
      for (int kind = kCell; kind <= kColumn; ++kind) {
        const int unit = kind == kCell ? cell : unit_of(kind, house_of(kind, cell), digit);
        const int place = kind == kCell ? digit : place_of(kind, cell);
        t.seat[cand][kind] = {static_cast<std::uint16_t>(unit), static_cast<Mask>(1 << place)};
        t.member[unit][place] = static_cast<std::uint16_t>(cand);
      }
    }
  }
  return t;
}

inline constexpr Tables kTables = make_tables();

constexpr int kind_of_unit(int unit) { return unit / 81; }

}  // namespace nonet::se
