// HouseSet: a set of houses, iterated rows first, then columns, then boxes.
//
//   HouseSet set = {House::row(0), House::box(8)};
//   assert(set.size() == 2 && set.contains(House::box(8)));
//   assert(set.first() == House::row(0));
//   assert((set & HouseSet::of(HouseKind::box)) == HouseSet{House::box(8)});
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "nonet/house.hpp"

namespace nonet {

class HouseSet {
 public:
  constexpr HouseSet() = default;
  constexpr HouseSet(std::initializer_list<House> houses) {
    for (const House house : houses) insert(house);
  }
  // Bit i stands for the house with index i.
  static constexpr HouseSet from_bits(std::uint32_t bits) {
    assert(bits >> kHouses == 0);
    HouseSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr HouseSet all() { return from_bits((std::uint32_t{1} << kHouses) - 1); }
  static constexpr HouseSet of(Cell cell);  // its row, its column, its box
  static constexpr HouseSet of(HouseKind kind);
  constexpr std::uint32_t bits() const { return bits_; }

  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(House house) const { return ((bits_ >> house.index()) & 1) != 0; }
  constexpr House first() const {
    assert(!empty());
    return House(std::countr_zero(bits_));
  }

  constexpr void insert(House house) { bits_ |= std::uint32_t{1} << house.index(); }
  constexpr void erase(House house) { bits_ &= ~(std::uint32_t{1} << house.index()); }

  friend constexpr HouseSet operator|(HouseSet a, HouseSet b) {
    return from_bits(a.bits_ | b.bits_);
  }
  friend constexpr HouseSet operator&(HouseSet a, HouseSet b) {
    return from_bits(a.bits_ & b.bits_);
  }
  friend constexpr HouseSet operator-(HouseSet a, HouseSet b) {
    return from_bits(a.bits_ & ~b.bits_);
  }
  friend constexpr bool operator==(HouseSet, HouseSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr House operator*() const { return House(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t bits_ = 0;
};

namespace detail {

constexpr std::array<HouseSet, kCells> make_houses_of_cells() {
  std::array<HouseSet, kCells> sets;
  for (int i = 0; i < kCells; ++i) {
    for (const House house : House::of(Cell(i))) sets[i].insert(house);
  }
  return sets;
}
inline constexpr std::array<HouseSet, kCells> kHousesOfCells = make_houses_of_cells();

}  // namespace detail

constexpr HouseSet HouseSet::of(Cell cell) { return detail::kHousesOfCells[cell.index()]; }

constexpr HouseSet HouseSet::of(HouseKind kind) {
  HouseSet houses;
  for (const House house : House::all()) {
    if (house.kind() == kind) houses.insert(house);
  }
  return houses;
}

}  // namespace nonet
