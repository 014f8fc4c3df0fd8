// Small tools for looking at text; scan.hpp says what each is for.

#include "text/scan.hpp"

#include <algorithm>

#include "nonet/text.hpp"
#include "text/visible.hpp"

namespace nonet::text {
namespace {
constexpr std::size_t kShort = 40;

bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}
}  // namespace

bool all_cells(std::string_view text) { return std::all_of(text.begin(), text.end(), is_cell); }

std::string_view trim(std::string_view text) {
  while (!text.empty() && (is_space(text.front()) || text.front() == '\r')) text.remove_prefix(1);
  while (!text.empty() && (is_space(text.back()) || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

bool starts_with_any_case(std::string_view text, std::string_view lower_case_start) {
  return lower_case(text.substr(0, lower_case_start.size())) == lower_case_start;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  for (;;) {
    const std::size_t end = text.find(separator);
    pieces.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    at = std::min(text.find_first_not_of(" \t", at), text.size());
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

bool says_cells(std::string_view text) {
  if (text.find_first_of("0123456789?") != text.npos) return true;
  return text.find('.') != text.npos && text.find('-') == text.npos;
}

bool is_line81(std::string_view text) {
  return text.size() == kCells && all_cells(text) && says_cells(text);
}

std::size_t find_run(std::string_view text, std::size_t length) {
  std::size_t begin = 0;
  while (begin < text.size()) {
    if (!is_cell(text[begin])) {
      ++begin;
      continue;
    }
    std::size_t end = begin;
    while (end < text.size() && is_cell(text[end])) ++end;
    if (end - begin == length && says_cells(text.substr(begin, length))) return begin;
    begin = end;
  }
  return std::string_view::npos;
}

std::string shortened(std::string_view text) {
  text = trim(text);
  if (text.size() <= kShort) return visible(text);
  std::size_t cut = kShort - 3;
  // Not within a character: step back over the bytes that only continue one.
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xc0) == 0x80) --cut;
  return visible(text.substr(0, cut)) + "...";
}

std::string quoted(std::string_view text) {
  return std::string("'").append(shortened(text)).append("'");
}

std::string quoted_first(std::string_view text) {
  if (text.empty()) return "the end of the line";
  const std::string_view first = text.substr(0, first_code_point(text).size);
  return std::string("'").append(visible(first)).append("'");
}

std::string one_line(std::string_view text) {
  if (is_plain(text)) return std::string(text);
  std::string out;
  for (const std::string_view piece : split(text, '\t')) {
    if (piece.data() != text.data()) out += '\t';
    out += visible(piece);
  }
  return out;
}

ParseError error_at(long line, std::size_t index, std::string expected, std::string found) {
  return {line, static_cast<long>(index) + 1, std::move(expected), std::move(found)};
}

DigitSet digits_in(std::string_view text) {
  DigitSet digits;
  for (const char c : text) {
    if (is_digit(c)) digits.insert(Digit(c - '0'));
  }
  return digits;
}

std::string to_text(DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) text += digit.symbol();
  return text;
}

}  // namespace nonet::text

namespace nonet {

std::string printable(std::string_view words) { return text::visible(words, text::White::spelled); }

}  // namespace nonet
