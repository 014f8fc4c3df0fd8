// What all scales share: is there anything to rate?

#include "nonet/rate.hpp"

#include "rating/scorer.hpp"

namespace nonet {
namespace {

// Less is left to search where singles led to; but what is wrong with a puzzle, or which of several
// solutions is given, must not depend on the way.
Solved solve_on(const Puzzle& puzzle, const rating::Scorer::Start& start) {
  Solved solved;
  if (start.is_solved) {
    solved.verdict = Verdict::unique;
    solved.solution = start.grid;
    return solved;
  }
  Puzzle position = puzzle;
  position.grid = start.grid;
  solved = solve(position);
  return solved.verdict == Verdict::unique ? solved : solve(puzzle);
}

}  // namespace

std::string Rating::text(std::string_view part) const {
  const std::size_t at = *scale->find_part(part);
  return value_text(scale->parts[at], parts[at]);
}

std::string to_text(const Rating& rating) {
  std::string text;
  for (std::size_t i = 0; i < rating.scale->parts.size(); ++i) {
    if (i > 0) text += rating.scale->separator;
    text += value_text(rating.scale->parts[i], rating.parts[i]);
  }
  return text;
}

Rater::Rater(const Scale& scale) : scale_(&scale), scorer_(scale.make(scale)) {}
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;
Rater::~Rater() = default;

Rated Rater::rate(const Puzzle& puzzle, const RateQuestion& question) {
  Rated rated;
  rated.solved = solve_on(puzzle, scorer_->begin(puzzle));
  if (rated.solved.verdict != Verdict::unique) return rated;
  // What was placed or erased by hand may be what makes the solution the only one; uniqueness
  // techniques rest on the givens alone.
  const bool is_bare = puzzle.placed().empty() && !puzzle.marks;
  const bool is_unique =
      is_bare || solve(Puzzle(puzzle.given_grid(), puzzle.rules)).verdict == Verdict::unique;
  static_cast<Judged&>(rated) =
      scorer_->rate(puzzle, {.givens = puzzle.givens, .is_unique = is_unique}, question);
  return rated;
}

Judged Rater::rate_unique(const Puzzle& puzzle, const RateQuestion& question) {
  scorer_->begin(puzzle);
  return scorer_->rate(puzzle, {.givens = puzzle.givens, .is_unique = true}, question);
}

}  // namespace nonet
