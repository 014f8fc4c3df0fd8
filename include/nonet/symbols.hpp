// Symbols: how the digits of a board are written. Values count from one in every alphabet.
//
//   assert(symbol(Symbols::digits, 12) == "C" && symbol(Symbols::zero, 12) == "B");
//   assert(symbol(Symbols::numbers, 12) == "12");
#pragma once

#include <cstdint>
#include <string_view>

#include "nonet/name.hpp"

namespace nonet {

enum class Symbols : std::uint8_t {
  digits,   // 1-9, then A-Z
  zero,     // 0-9, then A-Z
  letters,  // A-Y
  numbers,  // decimals with blanks between them
};

constexpr Name symbol(Symbols symbols, int digit) {
  if (symbols == Symbols::numbers) return Name().add_number(digit);
  if (symbols == Symbols::zero) --digit;
  const char letter = static_cast<char>(symbols == Symbols::letters ? 'A' + digit - 1
                                        : digit < 10                ? '0' + digit
                                                                    : 'A' + digit - 10);
  return Name(std::string_view(&letter, 1));
}

}  // namespace nonet
