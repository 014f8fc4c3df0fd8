// A scale, as data: which numbers its ratings are made of, how they are called and written, and
// what may be asked of them.
//
//   const Scale& scale = *find_scale("hodoku");
//   const Part& level = scale.parts[0];
//   assert(level.id == "level");
//   assert(value_text(level, 2) == "Hard" && find_value(level, "hard") == 2);
//   Bounds bounds = *find_bounds("level", "medium..hard");
//   bounds.range("score").most = 1500;
//   assert(bounds.range("level").most == 2 && bounds.range("score").least == 0);
//   assert(!find_contradiction(bounds) && find_scale_of("score") == &scale);
#pragma once

#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

struct Rating;

// One number of a rating. Values are whole numbers in units of the part: with one decimal, 72 is
// written 7.2.
struct Part {
  std::string_view id;           // "er": the word of --min, of JSON; no two scales share one
  std::string_view label;        // "ER": for readers
  std::string_view description;  // "the hardest step"
  std::string_view wish;         // the option of `generate` that asks for it: "difficulty"
  std::string_view example;      // a range: "7.1..7.3"
  char code = 0;                 // a letter for it in --format, if it has one
  bool is_of_one_step = false;   // the price of one of the steps, whose technique is worth naming
  int decimals = 0;
  int least = 0, most = INT_MAX;                 // that there can be
  std::span<const std::string_view> names = {};  // of the values from 0 on; none: a number
};

// Something that may be said of a rating besides its numbers: that some of them are equal.
struct Trait {
  std::string_view id;           // "pearl": the word of the option
  std::string_view description;  // "no step after the first placement is harder"
  std::uint32_t equal;           // the parts, a bit each
};

inline constexpr std::size_t kMostParts = 4;

namespace rating {
class Scorer;
}

// To add one: a scorer (src/rating/scorer.hpp) and a row in src/rating/scale.cpp.
struct Scale {
  std::string_view name;
  std::string_view description;
  std::span<const Part> parts;  // kMostParts at most, the telling one first
  std::string_view separator;   // between the parts of a rating: "Hard 958", "7.2/1.2/1.2"
  std::size_t priced_in;        // the part in whose units a single step is charged
  std::unique_ptr<rating::Scorer> (*make)(const Scale& scale);
  std::span<const Trait> traits = {};
  bool knows_every_board = false;  // not only the classic one
  bool tells_technique = false;    // that of the hardest step, beside the numbers

  // Where among the parts; nothing if it has no such part.
  std::optional<std::size_t> find_part(std::string_view id) const;
};
std::span<const Scale> scales();                    // the first is the one nobody has to name
const Scale* find_scale(std::string_view name);     // null if there is none
const Scale* find_scale_of(std::string_view word);  // whose part or trait that is; null if nobody's

std::string value_text(const Part& part, int value);  // "Hard", "958", "7.2"
// The same backwards, names in any case; nothing for what is no value of the part.
std::optional<int> find_value(const Part& part, std::string_view text);
std::string expected_values(const Part& part);  // "easy, medium or hard", "a number such as 7.2"

// Both ends are included.
struct Range {
  int least = 0;
  int most = INT_MAX;

  bool contains(int value) const { return value >= least && value <= most; }
  bool operator==(const Range&) const = default;
};
// "hard", "medium..hard", "7.1..", "..900": an end that is left out is open.
std::optional<Range> find_range(const Part& part, std::string_view text);
std::string range_text(const Part& part, Range range);  // "Hard", "Medium to Hard"

// What each part of a rating can still be while it is worked out, or what it is asked to be.
using Ranges = std::array<Range, kMostParts>;
enum class Standing : std::uint8_t { open, inside, outside };

// What is asked of a rating: every part in its range, and the parts of every trait equal.
class Bounds {
 public:
  explicit Bounds(const Scale& scale = scales().front());

  const Scale& scale() const { return *scale_; }
  Range& range(std::string_view part) { return ranges_[*scale_->find_part(part)]; }
  Range range(std::string_view part) const { return ranges_[*scale_->find_part(part)]; }
  const Ranges& ranges() const { return ranges_; }
  void require(const Trait& trait) { equal_ |= trait.equal; }
  std::uint32_t equal() const { return equal_; }

  bool is_open() const;  // nothing is asked
  // Whether every rating within these ranges is as asked, none is, or it is too early to tell.
  Standing standing(const Ranges& possible) const;
  bool contain(const Rating& rating) const;

 private:
  const Scale* scale_;
  Ranges ranges_;
  std::uint32_t equal_ = 0;
};
// "level", "medium..hard": of whatever scale has that part; nothing if none has, or no such values.
std::optional<Bounds> find_bounds(std::string_view part, std::string_view range);
// "no level is from Hard to Easy": why there can be no such rating; nothing if there can.
std::optional<std::string> find_contradiction(const Bounds& bounds);

}  // namespace nonet
