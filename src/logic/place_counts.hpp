// PlaceCounts: how many places each digit has left in each house. One word holds the nine counts of
// a house, four bits each:
//
//   bits   35..32   31..28    ...    7..4    3..0
//          places   places           places  places
//          of 9     of 8      ...    of 2    of 1
//
// so that a candidate that goes is one subtraction in each of its houses, a board is counted by
// adding one word per cell and house, and "which digits have just two places here" is asked of nine
// digits at once.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/board.hpp"

namespace nonet::logic {

namespace detail {

inline constexpr int kCountWidth = 4;

// A set of digits as a word of counts: one for each digit in it.
constexpr std::uint64_t count_word(DigitSet digits) {
  std::uint64_t word = 0;
  for (const Digit digit : digits) word |= std::uint64_t{1} << (kCountWidth * digit.index());
  return word;
}

}  // namespace detail

class PlaceCounts {
 public:
  void build(const Board& board);
  // A candidate went, or was placed and is one no more.
  void remove(House house, Digit digit) {
    words_[house.index()] -= std::uint64_t{1} << (detail::kCountWidth * digit.index());
  }

  int count(House house, Digit digit) const {
    return static_cast<int>(words_[house.index()] >> (detail::kCountWidth * digit.index()) & kMost);
  }
  // The digits with exactly so many places.
  DigitSet digits_with(House house, int places) const {
    const std::uint64_t apart = words_[house.index()] ^ (kOnes * static_cast<unsigned>(places));
    const std::uint64_t pairs = apart | apart >> 1;
    return gather(~(pairs | pairs >> 2) & kOnes);
  }

 private:
  static constexpr std::uint64_t kMost = (1 << detail::kCountWidth) - 1;
  static constexpr std::uint64_t kOnes = detail::count_word(DigitSet::all());

  // The lowest bit of every count, moved together: runs of 1, 2, 4 and 8 bits close up in turn.
  static DigitSet gather(std::uint64_t bits) {
    bits = (bits | bits >> 3) & 0x303030303;
    bits = (bits | bits >> 6) & 0xf000f000f;
    bits = (bits | bits >> 12) & 0xff000000ff;
    bits = (bits | bits >> 24) & 0x1ff;
    return DigitSet::from_bits(static_cast<int>(bits));
  }

  std::array<std::uint64_t, kHouses> words_{};
};

}  // namespace nonet::logic
