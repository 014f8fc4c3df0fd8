// See json_mend.hpp. Asked only about a text that cannot be read as it is, so it may be strict with
// numbers: whatever is not plainly one goes.

#include "text/json_mend.hpp"

#include <algorithm>
#include <charconv>

#include "text/scan.hpp"
#include "text/visible.hpp"

namespace nonet::text {
namespace {

constexpr std::size_t kUnit = 6;  // \u12ab

// The value of the \u escape that begins here; -1 if none does.
int unit_at(std::string_view text, std::size_t at) {
  const std::string_view unit = text.substr(std::min(at, text.size()), kUnit);
  if (unit.size() < kUnit || unit.substr(0, 2) != "\\u") return -1;
  int value = 0;
  const char* end = unit.data() + kUnit;
  const auto [stop, error] = std::from_chars(unit.data() + 2, end, value, 16);
  return error == std::errc() && stop == end && value >= 0 ? value : -1;
}

// Inside a string; where to go on.
std::size_t mend_character(std::string& text, std::size_t at) {
  if (text[at] != '\\') {
    const CodePoint c = first_code_point(std::string_view(text).substr(at));
    if (c.value == kNoCodePoint) text[at] = '?';
    return at + c.size;
  }
  const int first = unit_at(text, at);
  if (first < 0xd800 || first > 0xdfff) return at + 2;
  const int second = first < 0xdc00 ? unit_at(text, at + kUnit) : -1;
  if (second >= 0xdc00 && second <= 0xdfff) return at + 2 * kUnit;
  text.replace(at, kUnit, "\\ufffd");
  return at + kUnit;
}

std::size_t count_numbers(std::string_view text) {
  return std::min(text.find_first_not_of("0123456789"), text.size());
}

// A number as JSON writes it, far from the end of what a double holds.
bool is_safe_number(std::string_view word) {
  constexpr std::size_t kMostDigits = 200, kMostOfExponent = 2;
  if (word.starts_with('-')) word.remove_prefix(1);
  const std::size_t digits = count_numbers(word);
  if (digits == 0 || digits > kMostDigits || (digits > 1 && word[0] == '0')) return false;
  word.remove_prefix(digits);
  if (word.starts_with('.')) {
    const std::size_t decimals = count_numbers(word.substr(1));
    if (decimals == 0 || decimals > kMostDigits) return false;
    word.remove_prefix(1 + decimals);
  }
  if (word.empty()) return true;
  if (word[0] != 'e' && word[0] != 'E') return false;
  word.remove_prefix(1);
  if (!word.empty() && (word[0] == '+' || word[0] == '-')) word.remove_prefix(1);
  return !word.empty() && word.size() <= kMostOfExponent && count_numbers(word) == word.size();
}

// Outside of strings; where to go on.
std::size_t mend_number(std::string& text, std::size_t at) {
  const auto is_part = [](char c) {
    return is_number(c) || is_letter(c) || c == '+' || c == '-' || c == '.';
  };
  std::size_t end = at;
  while (end < text.size() && is_part(text[end])) ++end;
  const std::size_t size = end - at;
  if (size < 2) return at + 1;
  const std::string_view word = std::string_view(text).substr(at, size);
  const bool is_named = word == "NaN" || word == "Infinity" || word == "-Infinity";
  const bool is_numeral = word.find_first_not_of("0123456789+-.eE") == word.npos;
  if (is_named || (is_numeral && !is_safe_number(word))) {
    text.replace(at, size, "{}" + std::string(size - 2, ' '));
  }
  return end;
}

}  // namespace

std::string mended_json(std::string_view source) {
  std::string text(source);
  bool is_in_string = false;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '"') {
      is_in_string = !is_in_string;
      ++at;
    } else {
      at = is_in_string ? mend_character(text, at) : mend_number(text, at);
    }
  }
  return text;
}

}  // namespace nonet::text
