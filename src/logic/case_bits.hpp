// Sets of digits as cases reckon with them (cases.hpp): bit d - 1 is digit d.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "constraints/clue_book.hpp"

namespace nonet::logic::case_bits {

using Bits = CluePart::Bits;

inline bool is_one(Bits bits) { return std::has_single_bit(bits); }
inline int lowest(Bits bits) { return std::countr_zero(bits) + 1; }
inline int highest(Bits bits) { return static_cast<int>(std::bit_width(bits)); }
inline Bits digit_bit(int digit) { return static_cast<Bits>(Bits{1} << (digit - 1)); }
// The digits from one to another; none if there are none.
inline Bits between(int low, int high) {
  low = std::max(low, 1);
  high = std::min(high, kDigits);
  if (low > high) return 0;
  return static_cast<Bits>(((Bits{1} << high) - 1) & ~((Bits{1} << (low - 1)) - 1));
}
// The sum of the lowest, or highest, so many digits of a set.
inline int extreme_sum(Bits bits, std::size_t count, bool is_high) {
  int sum = 0;
  for (; count > 0 && bits != 0; --count) {
    const int digit = is_high ? highest(bits) : lowest(bits);
    sum += digit;
    bits = static_cast<Bits>(bits & ~digit_bit(digit));
  }
  return sum;
}

}  // namespace nonet::logic::case_bits
