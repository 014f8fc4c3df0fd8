// Symbols: how the digits of a board are written. Values count from one in every alphabet.
//
//   assert(symbol(Symbols::digits, 12) == "C" && symbol(Symbols::zero, 12) == "B");
//   assert(symbol(Symbols::numbers, 12) == "12");
//   assert(guess_symbols("A..B", 2) == Symbols::letters);
#pragma once

#include <cstddef>
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

constexpr bool is_blank_sign(char c) {
  return c == '.' || c == '-' || c == '_' || c == '*' || c == '?';
}

// What the cells of a board on a line are taken for: letters alone count from A, as does any letter
// beyond the highest that digits need; a 0 beside another blank sign and letters up to F counts
// from 0.
constexpr Symbols guess_symbols(std::string_view cells, int side) {
  bool has_digits = false, has_zero = false, has_blank = false;
  char top = '\0';
  for (const char c : cells) {
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    has_digits |= c >= '1' && c <= '9';
    has_zero |= c == '0';
    has_blank |= is_blank_sign(c);
    if (upper >= 'A' && upper <= 'Z' && upper > top) top = upper;
  }
  if (top != '\0' && !has_digits && !has_zero) return Symbols::letters;
  if (top != '\0' && top - 'A' + 10 > side)
    return has_zero && has_blank ? Symbols::zero : Symbols::letters;
  const bool is_zero = side > 9 && has_zero && has_blank && (top == '\0' || top - 'A' + 10 < side);
  return is_zero ? Symbols::zero : Symbols::digits;
}

// As many signs a cell as there are digits: each digit that is possible, in its place. A board of
// so many cells all blank is no such thing.
constexpr bool are_marks(std::string_view cells, int side) {
  const auto digits = static_cast<std::size_t>(side);
  if (cells.size() != digits * digits * digits) return false;
  bool has_any = false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto place = static_cast<int>(i % digits) + 1;
    const char upper =
        cells[i] >= 'a' && cells[i] <= 'z' ? static_cast<char>(cells[i] - 'a' + 'A') : cells[i];
    if (cells[i] == '.') continue;
    if (upper != symbol(Symbols::digits, place).view()[0]) return false;
    has_any = true;
  }
  return has_any;
}

}  // namespace nonet
