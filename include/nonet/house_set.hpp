// HouseSet: a set of houses, iterated rows first, then columns, then boxes, then others.
//
//   HouseSet set = {House::row(0), House::box(8)};
//   assert(set.size() == 2 && set.contains(House::box(8)));
//   assert(set.first() == House::row(0));
//   assert((set & HouseSet::boxes()) == HouseSet{House::box(8)});
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "nonet/house.hpp"
#include "nonet/wide_set.hpp"

namespace nonet {

#if NONET_CAPACITY == 9
class HouseSet {
 public:
  constexpr HouseSet() = default;
  constexpr HouseSet(std::initializer_list<House> houses) {
    for (const House house : houses) insert(house);
  }
  // Bit i stands for the house with index i.
  static constexpr HouseSet from_bits(std::uint64_t bits) {
    HouseSet set;
    set.bits_ = bits;
    return set;
  }
  // Every house there could be of a kind of number; those of a board are asked of its rules.
  static constexpr HouseSet rows() { return from_bits(kLine); }
  static constexpr HouseSet columns() { return from_bits(kLine << kDigits); }
  static constexpr HouseSet lines() { return rows() | columns(); }
  static constexpr HouseSet boxes() { return from_bits(kLine << House::kFirstBox); }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(House house) const { return ((bits_ >> house.index()) & 1) != 0; }
  constexpr House first() const {
    assert(!empty());
    return House(std::countr_zero(bits_));
  }

  constexpr void insert(House house) { bits_ |= std::uint64_t{1} << house.index(); }
  constexpr void erase(House house) { bits_ &= ~(std::uint64_t{1} << house.index()); }

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
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr House operator*() const { return House(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  static constexpr std::uint64_t kLine = (std::uint64_t{1} << kDigits) - 1;

  std::uint64_t bits_ = 0;
};
#else
class HouseSet : public WideSet<HouseSet, House, kHouses> {
 public:
  using WideSet::WideSet;
  static constexpr HouseSet rows() { return lines_from(0); }
  static constexpr HouseSet columns() { return lines_from(kDigits); }
  static constexpr HouseSet lines() { return rows() | columns(); }
  static constexpr HouseSet boxes() { return lines_from(House::kFirstBox); }

 private:
  static constexpr HouseSet lines_from(int first) {
    HouseSet set;
    set.insert_bits(first, (std::uint64_t{1} << kDigits) - 1);
    return set;
  }
};
#endif

}  // namespace nonet
