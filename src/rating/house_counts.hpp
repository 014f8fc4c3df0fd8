// HouseCounts: how many of something each house of the classic grid has, all 27 at once. A house is
// a nibble, sixteen to a word, so that a cell comes and goes with one addition to each of two words
// and the houses that have just one are found without looking at any of them.
//
//   nibble  0 .. 8  9 .. 15 | 16 17  18 .. 26
//           rows    columns          boxes       the order in which a cell's houses are looked at
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/house.hpp"

namespace nonet::rating {

// Some houses, each the highest bit of its nibble.
class HouseFlags {
 public:
  constexpr HouseFlags(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr House first() const {
    return House(low_ != 0 ? std::countr_zero(low_) / 4 : 16 + std::countr_zero(high_) / 4);
  }
  constexpr void erase_first() {
    std::uint64_t& word = low_ != 0 ? low_ : high_;
    word &= word - 1;
  }

  friend constexpr HouseFlags operator&(HouseFlags a, HouseFlags b) {
    return {a.low_ & b.low_, a.high_ & b.high_};
  }
  friend constexpr HouseFlags operator-(HouseFlags a, HouseFlags b) {
    return {a.low_ & ~b.low_, a.high_ & ~b.high_};
  }

 private:
  std::uint64_t low_, high_;
};

class HouseCounts {
 public:
  constexpr void add(Cell cell);
  constexpr void remove(Cell cell);
  constexpr HouseFlags ones() const { return {is_one(low_), is_one(high_)}; }
  // The houses of a cell.
  static constexpr HouseFlags of(Cell cell);

 private:
  static constexpr std::uint64_t kOne = 0x1111'1111'1111'1111;

  // A nibble is not zero if its highest bit is set, or if adding 7 to the others sets it.
  static constexpr std::uint64_t is_one(std::uint64_t word) {
    const std::uint64_t off = word ^ kOne;
    return ~(((off & 7 * kOne) + 7 * kOne) | off) & 8 * kOne;
  }

  friend constexpr auto make_house_counts();

  std::uint64_t low_ = 0, high_ = 0;
};

constexpr auto make_house_counts() {
  std::array<HouseCounts, kCells> one{};
  for (const House house : Rules::classic().houses()) {
    for (const Cell cell : Rules::classic().cells(house)) {
      HouseCounts& counts = one[cell.index()];
      (house.index() < 16 ? counts.low_ : counts.high_) += std::uint64_t{1}
                                                           << house.index() % 16 * 4;
    }
  }
  return one;
}
inline constexpr std::array<HouseCounts, kCells> kCellCounts = make_house_counts();

constexpr void HouseCounts::add(Cell cell) {
  low_ += kCellCounts[cell.index()].low_;
  high_ += kCellCounts[cell.index()].high_;
}
constexpr void HouseCounts::remove(Cell cell) {
  low_ -= kCellCounts[cell.index()].low_;
  high_ -= kCellCounts[cell.index()].high_;
}
constexpr HouseFlags HouseCounts::of(Cell cell) {
  return {kCellCounts[cell.index()].low_ << 3, kCellCounts[cell.index()].high_ << 3};
}

}  // namespace nonet::rating
