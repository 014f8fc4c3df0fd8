// Which characters look like which; fold.hpp says why.

#include "text/fold.hpp"

#include <algorithm>

#include "text/visible.hpp"

namespace nonet::text {
namespace {

struct CharRange {
  char32_t first, last;
  char looks_like;  // '\0': drop it
};

// Digits apart, which are computed. The first range that contains a character decides.
// clang-format off
constexpr CharRange kRanges[] = {
    {0x00a0, 0x00a0, ' '}, {0x2000, 0x200a, ' '}, {0x202f, 0x202f, ' '}, {0x205f, 0x205f, ' '},
    {0x3000, 0x3000, ' '},                                           // blanks of many widths
    {0x200b, 0x200d, '\0'}, {0x2060, 0x2060, '\0'}, {0xfeff, 0xfeff, '\0'},  // no width at all
    {0xfe0f, 0xfe0f, '\0'}, {0x20e3, 0x20e3, '\0'},                  // key caps around a digit
    {0x00b7, 0x00b7, '.'}, {0x2022, 0x2022, '.'}, {0x22c5, 0x22c5, '.'}, {0xff0e, 0xff0e, '.'},
    {0x25a0, 0x25a2, '.'}, {0x25cb, 0x25cb, '.'}, {0x2610, 0x2610, '.'}, {0x2b1c, 0x2b1c, '.'},
    {0x2010, 0x2015, '-'}, {0x2212, 0x2212, '-'}, {0xff0d, 0xff0d, '-'},
    {0x00a6, 0x00a6, '|'}, {0xff5c, 0xff5c, '|'},
    // Box drawing: lines that run across, lines that run down, and everything that joins them.
    {0x2500, 0x2501, '-'}, {0x2504, 0x2505, '-'}, {0x2508, 0x2509, '-'}, {0x254c, 0x254d, '-'},
    {0x2550, 0x2550, '-'}, {0x2574, 0x2574, '-'}, {0x2576, 0x2576, '-'}, {0x2578, 0x2578, '-'},
    {0x257a, 0x257a, '-'},
    {0x2502, 0x2503, '|'}, {0x2506, 0x2507, '|'}, {0x250a, 0x250b, '|'}, {0x254e, 0x254f, '|'},
    {0x2551, 0x2551, '|'}, {0x2575, 0x2575, '|'}, {0x2577, 0x2577, '|'}, {0x2579, 0x2579, '|'},
    {0x257b, 0x257b, '|'},
    {0x2500, 0x257f, '+'},
};
// clang-format on
constexpr char32_t kFullWidthZero = 0xff10;
constexpr char kEscape = '\x1b';

// The length of the colour command at the start of the text, as terminals take them: ESC [ 1;31 m.
std::size_t color_length(std::string_view text) {
  if (text.size() < 3 || text[0] != kEscape || text[1] != '[') return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", 2);
  return end == text.npos || text[end] != 'm' ? 0 : end + 1;
}

}  // namespace

Folded::Folded(std::string_view raw) : raw_(raw) {
  const auto is_plain = [](char c) { return static_cast<unsigned char>(c) < 0x80 && c != kEscape; };
  if (std::all_of(raw.begin(), raw.end(), is_plain)) return;
  is_copy_ = true;
  for (std::size_t at = 0; at < raw.size();) {
    if (const std::size_t length = color_length(raw.substr(at))) {
      at += length;
      continue;
    }
    const CodePoint c = first_code_point(raw.substr(at));
    const CharRange* range =
        std::find_if(std::begin(kRanges), std::end(kRanges),
                     [c](const CharRange& r) { return r.first <= c.value && c.value <= r.last; });
    if (c.value >= kFullWidthZero && c.value <= kFullWidthZero + 9) {
      add(static_cast<char>('0' + (c.value - kFullWidthZero)), at);
    } else if (range == std::end(kRanges)) {
      for (std::size_t i = 0; i < c.size; ++i) add(raw[at + i], at + i);
    } else if (range->looks_like != '\0') {
      add(range->looks_like, at);
    }
    at += c.size;
  }
}

void Folded::add(char c, std::size_t from) {
  copy_ += c;
  origins_.push_back(static_cast<std::uint32_t>(from));
}

std::size_t Folded::origin(std::size_t index) const {
  if (!is_copy_) return index;
  return index < origins_.size() ? origins_[index] : raw_.size();
}

std::string_view Folded::raw(std::size_t begin, std::size_t end) const {
  const std::size_t from = origin(begin);
  return raw_.substr(from, origin(end) - from);
}

}  // namespace nonet::text
