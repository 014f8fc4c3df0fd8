// Words from outside, made safe to show: one line, valid UTF-8, nothing that steers a terminal.
//
// White space of any kind becomes a blank, unless it is to be spelled out too; control characters,
// bytes that are no UTF-8 and characters that reorder or break a line are spelled out as \x1b. What
// is left is also legal in XML once its five special characters are escaped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::text {

// The code point a text starts with. `size` is its length in bytes; where the bytes are no UTF-8 it
// is 1 and the value is kNoCodePoint.
inline constexpr char32_t kNoCodePoint = 0xffffffff;
struct CodePoint {
  char32_t value = kNoCodePoint;
  std::size_t size = 1;
};

constexpr CodePoint first_code_point(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return {};
  char32_t value = lead & (0xff >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    value = value << 6 | (byte(i) & 0x3f);
  }
  // Spelled longer than need be, half of a pair, or beyond the last code point.
  constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = value >= 0xd800 && value <= 0xdfff;
  if (value < kSmallest[size] || is_surrogate || value > 0x10ffff) return {};
  return {value, size};
}

constexpr bool is_visible(char32_t c) {
  const auto within = [c](char32_t low, char32_t high) { return low <= c && c <= high; };
  return c != kNoCodePoint && !within(0, 0x1f) && !within(0x7f, 0x9f) &&
         !within(0x2028, 0x202e) &&  // line breaks, direction embeddings and overrides
         !within(0x2066, 0x2069) &&  // direction isolates
         c != 0xfeff && (c & 0xfffe) != 0xfffe;
}

// What becomes of tabs and line ends.
enum class White : std::uint8_t { blank, spelled };

inline std::string visible(std::string_view words, White white = White::blank) {
  std::string out;
  while (!words.empty()) {
    const CodePoint c = first_code_point(words);
    const bool is_white = c.value == '\t' || c.value == '\n' || c.value == '\r';
    if (is_white && white == White::blank) {
      out += ' ';
    } else if (is_visible(c.value)) {
      out += words.substr(0, c.size);
    } else {
      constexpr std::string_view kHex = "0123456789abcdef";
      for (const char byte : words.substr(0, c.size)) {
        const auto value = static_cast<unsigned char>(byte);
        out.append("\\x").append(1, kHex[value >> 4]).append(1, kHex[value & 15]);
      }
    }
    words.remove_prefix(c.size);
  }
  return out;
}

}  // namespace nonet::text
