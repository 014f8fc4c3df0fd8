// Rating: how hard is a puzzle? A rating is a walk along a scale's own ladder, in its own order of
// steps, and the sum of the prices of what was needed.
//
//   Rater rater;  // HoDoKu's scale; keeps its working memory, so one per thread
//   Rated rated = rater.rate(Puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.")));
//   assert(rated.solved.verdict == Verdict::unique);
//   assert(rated.rating->level == Level::easy && rated.rating->score == 264);
//   assert(find_level("Unfair") == Level::unfair && find_scale("hodoku") != nullptr);
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/solve.hpp"
#include "nonet/trace.hpp"

namespace nonet {

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
std::string_view name(Level level);  // "Hard"
std::optional<Level> find_level(std::string_view word);

struct Rating {
  Level level = Level::easy;
  int score = 0;
  std::vector<TechniqueCount> tally;  // the techniques used, as the ladder has them
  bool is_solved = false;             // false: the ladder did not lead to the end
};

// Only a puzzle with exactly one solution has a rating.
struct Rated {
  Solved solved;
  std::optional<Rating> rating;
};

namespace rating {
class Scorer;
}

// The scales by name. To add one: a scorer (src/rating/scorer.hpp) and a row.
struct Scale {
  std::string_view name;
  std::string_view description;
  std::unique_ptr<rating::Scorer> (*make)();
};
std::span<const Scale> scales();
const Scale* find_scale(std::string_view name);  // null if there is none

class Rater {
 public:
  explicit Rater(const Scale& scale = scales().front());
  Rater(Rater&&) noexcept;
  Rater& operator=(Rater&&) noexcept;
  ~Rater();

  // A visitor sees each step and the board before it.
  Rated rate(const Puzzle& puzzle);
  Rated rate(const Puzzle& puzzle, Walker::Visitor visit);
  // For those who know already that the givens have one solution.
  Rating rate_unique(const Puzzle& puzzle);
  Rating rate_unique(const Puzzle& puzzle, Walker::Visitor visit);
  // The rating if its level is no higher than that. Much quicker than to look how much higher.
  std::optional<Rating> rate_unique_up_to(const Puzzle& puzzle, Level most);

 private:
  std::unique_ptr<rating::Scorer> scorer_;
};

}  // namespace nonet
