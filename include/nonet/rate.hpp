// Rating: how hard is a puzzle? A rating is a walk along a scale's own ladder, in its own order of
// steps, and what the scale makes of the prices of what was needed.
//
//   Puzzle puzzle(Grid::from_line(
//       "...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9."));
//   Rater rater;  // HoDoKu's scale; keeps its working memory, so one per thread
//   Rated rated = rater.rate(puzzle);
//   assert(rated.solved.verdict == Verdict::unique);
//   assert(rated.rating->value("score") == 264 && rated.rating->text("level") == "Easy");
//   assert(to_text(*rated.rating) == "Easy 264");
//   Bounds hard = *find_bounds("level", "hard..");
//   assert(!rater.rate(puzzle, {.bounds = &hard}).is_inside);
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/scale.hpp"
#include "nonet/solve.hpp"
#include "nonet/walk.hpp"

namespace nonet {

// So many steps of a technique, each at this price.
struct Charge {
  std::string_view technique;  // its id
  int price;
  int count;
};

struct Rating {
  const Scale* scale = nullptr;
  std::array<int, kMostParts> parts{};  // as the scale has them
  // The technique of the one step that decides a part; empty where no single step does.
  std::array<std::string_view, kMostParts> techniques{};
  std::vector<Charge> tally;  // the techniques used, as the ladder has them
  bool is_solved = false;     // false: the ladder did not lead to the end

  int value(std::string_view part) const { return parts[*scale->find_part(part)]; }
  std::string text(std::string_view part) const;
};
std::string to_text(const Rating& rating);  // "Hard 958", "7.2/1.2/1.2"

// The rating of a path on the scale `steps`, for those who walk by means of their own: techniques
// in the order of their ranks, which are the prices.
Rating rate_path(std::vector<Charge> tally, bool is_solved);

// A step as a scale sees it. Without evidence only its name and what it changes can be told.
struct ScaleStep {
  const Step& step;
  int price;
  std::string_view technique, name;  // id and name; a scale may have its own
};

// What else is asked of a rater.
struct RateQuestion {
  using Visitor = FunctionRef<Flow(const ScaleStep&, const Board& before)>;

  // Which ratings are wanted. The work ends as soon as it is known that this is none of them.
  const Bounds* bounds = nullptr;
  // Nothing more is asked but whether it is one of them: the work ends as soon as that is known.
  bool is_inside_enough = false;
  const Visitor* visit = nullptr;             // sees each step
  bool wants_evidence = false;                // steps are to be told or drawn, not only counted
  const FunctionRef<bool()>* stop = nullptr;  // asked often; yes: give up
};

struct Judged {
  std::optional<Rating> rating;  // if it was worked out to the end
  bool is_inside = false;        // the bounds; if there are none, it is
  bool is_stopped = false;       // nobody knows: `stop` or the visitor said so
};

// Only a puzzle with exactly one solution has a rating.
struct Rated : Judged {
  Solved solved;
};

class Rater {
 public:
  explicit Rater(const Scale& scale = scales().front());
  Rater(Rater&&) noexcept;
  Rater& operator=(Rater&&) noexcept;
  ~Rater();

  const Scale& scale() const { return *scale_; }

  Rated rate(const Puzzle& puzzle, const RateQuestion& question = {});
  // For those who know already that the givens have one solution.
  Judged rate_unique(const Puzzle& puzzle, const RateQuestion& question = {});

 private:
  const Scale* scale_;
  std::unique_ptr<rating::Scorer> scorer_;
};

}  // namespace nonet
