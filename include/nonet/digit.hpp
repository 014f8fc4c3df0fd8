// Digit: one of the nine symbols. It prints as its face (1 to 9) and counts by its index (0 to 8).
//
//   Digit five(5);
//   assert(five.face() == 5 && five.index() == 4);
//   assert(Digit::at(4) == five);
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "nonet/sizes.hpp"

namespace nonet {

class Digit {
 public:
  constexpr explicit Digit(int face) : index_(static_cast<std::uint8_t>(face - 1)) {
    assert(face >= 1 && face <= kDigits);
  }
  static constexpr Digit at(int index) { return Digit(index + 1); }

  constexpr int face() const { return index_ + 1; }
  constexpr int index() const { return index_; }
  // As the usual alphabet has it; how a board writes it: Rules::symbol.
  constexpr char symbol() const {
    return static_cast<char>(kDigits > 9 && index_ >= 9 ? 'A' + index_ - 9 : '1' + index_);
  }

  friend constexpr auto operator<=>(Digit, Digit) = default;

 private:
  std::uint8_t index_;
};

}  // namespace nonet
