// Tally: a count beyond 64 bits. The empty grid has 6,670,903,752,021,072,936,960 solutions, which
// takes 73.
//
//   Tally tally(18446744073709551615U);
//   tally += Tally(1);
//   assert(to_string(tally) == "18446744073709551616" && !tally.fits(UINT64_MAX));
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace nonet {

struct Tally {
  std::uint64_t high = 0, low = 0;

  constexpr Tally() = default;
  constexpr explicit Tally(std::uint64_t count) : low(count) {}

  constexpr Tally& operator+=(const Tally& other) {
    low += other.low;
    high += other.high + (low < other.low ? 1 : 0);
    return *this;
  }
  // Of the product the lower 128 bits.
  constexpr Tally& operator*=(std::uint64_t factor) {
    const std::uint64_t low_low = (low & kHalf) * (factor & kHalf);
    const std::uint64_t low_high = (low & kHalf) * (factor >> 32);
    const std::uint64_t high_low = (low >> 32) * (factor & kHalf);
    const std::uint64_t middle = (low_low >> 32) + (low_high & kHalf) + high_low;
    high = high * factor + (low >> 32) * (factor >> 32) + (low_high >> 32) + (middle >> 32);
    low = middle << 32 | (low_low & kHalf);
    return *this;
  }
  constexpr bool fits(std::uint64_t most) const { return high == 0 && low <= most; }

  friend constexpr auto operator<=>(const Tally&, const Tally&) = default;

 private:
  static constexpr std::uint64_t kHalf = 0xffffffff;
};

std::string to_string(const Tally& tally);  // in decimals

}  // namespace nonet
