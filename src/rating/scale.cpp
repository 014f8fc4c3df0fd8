// The table of scales, and what follows from its rows: how values are written and read, and whether
// a rating is as asked.

#include "nonet/scale.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "nonet/rate.hpp"
#include "rating/hodoku.hpp"
#include "rating/se_scale.hpp"
#include "rating/steps.hpp"

namespace nonet {
namespace {

constexpr std::string_view kDots = "..";

bool is_same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

int units_of(const Part& part) {
  int units = 1;
  for (int i = 0; i < part.decimals; ++i) units *= 10;
  return units;
}

// Digits and nothing else.
std::optional<int> find_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const bool is_signed = text.starts_with('-') || text.starts_with('+');
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (is_signed || error != std::errc() || stop != end) return std::nullopt;
  return number;
}

// "7.2" or "7" in units of the part; no more decimals than it has.
std::optional<int> find_units(const Part& part, std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
  const bool has_point = point < text.size();
  if (has_point && (fraction.empty() || fraction.size() > static_cast<std::size_t>(part.decimals)))
    return std::nullopt;
  std::string digits(text.substr(0, point));
  if (digits.empty()) return std::nullopt;
  digits.append(fraction).append(static_cast<std::size_t>(part.decimals) - fraction.size(), '0');
  return find_number(digits);
}

}  // namespace

std::span<const Scale> scales() {
  static const std::array kScales = {rating::hodoku_scale(), rating::se_scale(),
                                     rating::steps_scale()};
  return kScales;
}

const Scale* find_scale(std::string_view name) {
  const auto row = std::ranges::find(scales(), name, &Scale::name);
  return row == scales().end() ? nullptr : &*row;
}

const Scale* find_scale_of(std::string_view word) {
  const auto row = std::ranges::find_if(scales(), [word](const Scale& scale) {
    return scale.find_part(word) ||
           std::ranges::find(scale.traits, word, &Trait::id) != scale.traits.end();
  });
  return row == scales().end() ? nullptr : &*row;
}

std::optional<std::size_t> Scale::find_part(std::string_view id) const {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].id == id) return i;
  }
  return std::nullopt;
}

std::string value_text(const Part& part, int value) {
  if (!part.names.empty()) return std::string(part.names[static_cast<std::size_t>(value)]);
  const int units = units_of(part);
  std::string text = std::to_string(value / units);
  if (part.decimals == 0) return text;
  const std::string fraction = std::to_string(value % units);
  text.append(".").append(static_cast<std::size_t>(part.decimals) - fraction.size(), '0');
  return text + fraction;
}

std::optional<int> find_value(const Part& part, std::string_view text) {
  for (std::size_t i = 0; i < part.names.size(); ++i) {
    if (is_same_word(text, part.names[i])) return static_cast<int>(i);
  }
  if (!part.names.empty()) return std::nullopt;
  const std::optional<int> value = find_units(part, text);
  if (!value || *value < part.least || *value > part.most) return std::nullopt;
  return value;
}

std::string expected_values(const Part& part) {
  if (part.names.empty()) {
    return "a number from " + value_text(part, part.least) + " to " + value_text(part, part.most);
  }
  std::string words;
  for (const std::string_view name : part.names) {
    if (!words.empty()) words += name == part.names.back() ? " or " : ", ";
    for (const unsigned char c : name) words += static_cast<char>(std::tolower(c));
  }
  return words;
}

std::optional<Range> find_range(const Part& part, std::string_view text) {
  const std::size_t dots = text.find(kDots);
  const std::string_view first = text.substr(0, dots);
  const std::string_view last = dots == text.npos ? first : text.substr(dots + kDots.size());
  if (first.empty() && last.empty()) return std::nullopt;
  Range range{part.least, part.most};
  const auto read = [&part](std::string_view word, int& end) {
    if (word.empty()) return true;
    const std::optional<int> value = find_value(part, word);
    if (value) end = *value;
    return value.has_value();
  };
  if (!read(first, range.least) || !read(last, range.most)) return std::nullopt;
  return range;
}

std::string range_text(const Part& part, Range range) {
  if (range.least == range.most) return value_text(part, range.least);
  return value_text(part, range.least) + " to " + value_text(part, range.most);
}

Bounds::Bounds(const Scale& scale) : scale_(&scale) {
  for (std::size_t i = 0; i < scale.parts.size(); ++i) {
    ranges_[i] = {scale.parts[i].least, scale.parts[i].most};
  }
}

bool Bounds::is_open() const { return equal_ == 0 && ranges_ == Bounds(*scale_).ranges_; }

Standing Bounds::standing(const Ranges& possible) const {
  bool is_sure = true;
  Range common{INT_MIN, INT_MAX};  // of the parts that must be equal
  for (std::size_t i = 0; i < scale_->parts.size(); ++i) {
    const Range can = possible[i], may = ranges_[i];
    if (can.least > may.most || can.most < may.least) return Standing::outside;
    is_sure &= can.least >= may.least && can.most <= may.most;
    if ((equal_ >> i & 1U) == 0) continue;
    common = {std::max(common.least, can.least), std::min(common.most, can.most)};
    is_sure &= can.least == can.most;
  }
  if (common.least > common.most) return Standing::outside;
  return is_sure ? Standing::inside : Standing::open;
}

bool Bounds::contain(const Rating& rating) const {
  Ranges exact;
  for (std::size_t i = 0; i < exact.size(); ++i) exact[i] = {rating.parts[i], rating.parts[i]};
  return standing(exact) == Standing::inside;
}

std::optional<Bounds> find_bounds(std::string_view part, std::string_view range) {
  const Scale* scale = find_scale_of(part);
  const auto at = scale == nullptr ? std::nullopt : scale->find_part(part);
  if (!at) return std::nullopt;
  const std::optional<Range> values = find_range(scale->parts[*at], range);
  if (!values) return std::nullopt;
  Bounds bounds(*scale);
  bounds.range(part) = *values;
  return bounds;
}

std::optional<std::string> find_contradiction(const Bounds& bounds) {
  for (std::size_t i = 0; i < bounds.scale().parts.size(); ++i) {
    const Range range = bounds.ranges()[i];
    if (range.least <= range.most) continue;
    const Part& part = bounds.scale().parts[i];
    return "no " + std::string(part.label) + " is from " + value_text(part, range.least) + " to " +
           value_text(part, range.most);
  }
  return std::nullopt;
}

}  // namespace nonet
