// PlaceCounts: how many places each digit has left in each house. One word holds the nine counts of
// a house, five bits each:
//
//   bits   44..40   39..35    ...    9..5    4..0
//          places   places           places  places
//          of 9     of 8      ...    of 2    of 1
//
// so that a board is counted by adding one word per cell to each of its houses, and "which digits
// have just two places here" is asked of nine digits at once.
#pragma once

#include <array>
#include <cstdint>

#include "nonet/board.hpp"

namespace nonet::logic {

class Workspace;

namespace detail {

inline constexpr int kCountWidth = 5;

// A set of digits as a word of counts: one for each digit in it.
constexpr std::uint64_t count_word(DigitSet digits) {
  std::uint64_t word = 0;
  for (const Digit digit : digits) word |= std::uint64_t{1} << (kCountWidth * digit.index());
  return word;
}

}  // namespace detail

class PlaceCounts {
 public:
  void build(const Board& board, Workspace& workspace);

  // The digits with so many places, least and most included.
  DigitSet digits_with(House house, int least, int most) const {
    const std::uint64_t word = words_[house.index()];
    return gather(at_least(word, least) & ~at_least(word, most + 1));
  }

 private:
  static constexpr std::uint64_t kOnes = detail::count_word(DigitSet::all());

  // Where a count reaches a number: what is added then carries into the top bit of the five, and
  // never beyond it. That bit, moved to the lowest.
  static std::uint64_t at_least(std::uint64_t word, int number) {
    const int top = detail::kCountWidth - 1;
    return (word + kOnes * static_cast<unsigned>((1 << top) - number)) >> top & kOnes;
  }
  // The lowest bit of every count, moved together: runs of 1, 2, 4 and 8 bits close up in turn.
  static DigitSet gather(std::uint64_t bits) {
    bits = (bits | bits >> 4) & 0x300c0300c03;
    bits = (bits | bits >> 8) & 0xf0000f0000f;
    bits = (bits | bits >> 16) & 0xff00000000ff;
    bits = (bits | bits >> 32) & 0x1ff;
    return DigitSet::from_bits(static_cast<int>(bits));
  }

  std::array<std::uint64_t, kHouses> words_{};
};

}  // namespace nonet::logic
