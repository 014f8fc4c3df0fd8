// The table of scales, and what all of them share: is there anything to rate?

#include "nonet/rate.hpp"

#include <algorithm>
#include <cctype>

#include "rating/scorer.hpp"

namespace nonet {
namespace {

constexpr Scale kScales[] = {
    {"hodoku", "HoDoKu's score and level", rating::make_hodoku},
};

constexpr std::string_view kLevels[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

bool is_same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

constexpr auto look_on = [](const Step&, const Board&) { return Flow::go_on; };

}  // namespace

std::string_view name(Level level) { return kLevels[static_cast<std::size_t>(level)]; }

std::optional<Level> find_level(std::string_view word) {
  for (std::size_t i = 0; i < std::size(kLevels); ++i) {
    if (is_same_word(word, kLevels[i])) return static_cast<Level>(i);
  }
  return std::nullopt;
}

std::span<const Scale> scales() { return kScales; }

const Scale* find_scale(std::string_view name) {
  const auto row = std::ranges::find(kScales, name, &Scale::name);
  return row == std::end(kScales) ? nullptr : row;
}

Rater::Rater(const Scale& scale) : scorer_(scale.make()) {}
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;
Rater::~Rater() = default;

Rated Rater::rate(const Puzzle& puzzle) { return rate(puzzle, look_on); }

Rated Rater::rate(const Puzzle& puzzle, Walker::Visitor visit) {
  Rated rated;
  rated.solved = solve(puzzle);
  if (rated.solved.verdict != Verdict::unique) return rated;
  // What was placed or erased by hand may be what makes the solution the only one; uniqueness
  // techniques rest on the givens alone.
  const bool is_bare = puzzle.placed().empty() && !puzzle.marks;
  const bool is_unique = is_bare || solve(Puzzle(puzzle.given_grid())).verdict == Verdict::unique;
  rated.rating = scorer_->rate(puzzle, {.givens = puzzle.givens, .is_unique = is_unique}, visit);
  return rated;
}

Rating Rater::rate_unique(const Puzzle& puzzle) { return rate_unique(puzzle, look_on); }

Rating Rater::rate_unique(const Puzzle& puzzle, Walker::Visitor visit) {
  return scorer_->rate(puzzle, {.givens = puzzle.givens, .is_unique = true}, visit);
}

std::optional<Rating> Rater::rate_unique_up_to(const Puzzle& puzzle, Level most) {
  return scorer_->rate_up_to(puzzle, {.givens = puzzle.givens, .is_unique = true}, most);
}

}  // namespace nonet
