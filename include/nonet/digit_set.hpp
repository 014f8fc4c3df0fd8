// DigitSet: a set of digits, iterated ascending.
//
//   DigitSet set = {Digit(2), Digit(7)};
//   assert(set.size() == 2 && set.contains(Digit(7)));
//   int sum = 0;
//   for (Digit digit : set | DigitSet{Digit(9)}) sum += digit.face();
//   assert(sum == 18);
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "nonet/digit.hpp"

namespace nonet {

class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (const Digit digit : digits) insert(digit);
  }
  // Every digit there could be; those of a board: Rules::digits.
  static constexpr DigitSet every() { return from_bits((DigitBits{1} << kDigits) - 1); }
  // Bit i stands for the digit with index i.
  static constexpr DigitSet from_bits(DigitBits bits) {
    assert(bits >= 0 && bits < DigitBits{1} << kDigits);
    DigitSet set;
    set.bits_ = static_cast<SmallBits>(bits);
    return set;
  }
  constexpr DigitBits bits() const { return static_cast<DigitBits>(bits_); }

  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool is_single() const { return std::has_single_bit(bits_); }  // size one
  constexpr bool contains(Digit digit) const { return ((bits_ >> digit.index()) & 1) != 0; }
  constexpr bool intersects(DigitSet other) const { return (bits_ & other.bits_) != 0; }
  constexpr Digit first() const {
    assert(!empty());
    return Digit::at(std::countr_zero(bits_));
  }
  // The one member of a set of size one.
  constexpr Digit only() const {
    assert(size() == 1);
    return first();
  }

  constexpr void insert(Digit digit) {
    bits_ = static_cast<SmallBits>(bits_ | (SmallBits{1} << digit.index()));
  }
  constexpr void erase(Digit digit) {
    bits_ = static_cast<SmallBits>(bits_ & ~(SmallBits{1} << digit.index()));
  }

  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return from_bits(static_cast<DigitBits>(a.bits_ | b.bits_));
  }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return from_bits(static_cast<DigitBits>(a.bits_ & b.bits_));
  }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return from_bits(static_cast<DigitBits>(a.bits_ & ~b.bits_));
  }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

  class Iterator {
    using Word = std::conditional_t<(kDigits > 30), std::uint64_t, unsigned>;

   public:
    constexpr explicit Iterator(Word bits) : bits_(bits) {}
    constexpr Digit operator*() const { return Digit::at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Word bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  SmallBits bits_ = 0;
};

}  // namespace nonet
