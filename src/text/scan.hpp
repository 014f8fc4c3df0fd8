// What every reader of text needs: which characters are cells, trimming, and error texts that a
// person can read.
//
// A cell character is a digit or one of the blanks people use: . 0 * _ - x X ?. Columns given to
// `error_at` count from zero, as indexes do; the error counts from one.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet::text {

constexpr bool is_digit(char c) { return c >= '1' && c <= '9'; }
constexpr bool is_number(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

namespace detail {
constexpr std::array<bool, 256> make_cell_table() {
  std::array<bool, 256> table{};
  for (const char c : std::string_view("123456789.0*_-xX?")) {
    table[static_cast<unsigned char>(c)] = true;
  }
  return table;
}
inline constexpr std::array<bool, 256> kCellTable = make_cell_table();
}  // namespace detail

// A table and not a chain of comparisons: this is asked for every byte of every plain line.
constexpr bool is_cell(char c) { return detail::kCellTable[static_cast<unsigned char>(c)]; }

bool all_cells(std::string_view text);
std::string_view trim(std::string_view text);
bool starts_with_any_case(std::string_view text, std::string_view lower_case_start);
std::string lower_case(std::string_view text);

// The pieces between separators; an empty text is one empty piece.
std::vector<std::string_view> split(std::string_view text, char separator);
// The pieces between blanks and tabs, none of them empty.
std::vector<std::string_view> words_of(std::string_view text);

// Whether this is more than a line somebody drew: there is a digit, a zero or a question mark in
// it, or dots without dashes (a frame's top can be .---.---. and 81 wide).
bool says_cells(std::string_view text);
// 81 cell characters that say cells.
bool is_line81(std::string_view text);

// The first run of exactly `length` cell characters that touches no other and says cells; npos if
// there is none.
std::size_t find_run(std::string_view text, std::size_t length);

// The text on one line, at most about forty characters, nothing unprintable.
std::string shortened(std::string_view text);
// The same between quotes, for "found ...".
std::string quoted(std::string_view text);
// The character at the start of the text, quoted: 'q', '\x1b', 'é'.
std::string quoted_first(std::string_view text);
// The whole text on one line; control characters but tab made visible.
std::string one_line(std::string_view text);

ParseError error_at(long line, std::size_t index, std::string expected, std::string found);

// The digits of a word like "135". Anything but 1 to 9 is passed over.
DigitSet digits_in(std::string_view text);
std::string to_text(DigitSet digits);

}  // namespace nonet::text
