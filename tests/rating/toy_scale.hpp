// A scale of three numbers without a level, made for the tests: the highest, first and last price
// of the steps, where a placement costs 1.2 and an elimination a tenth for each candidate above 4.
// Nothing in the library knows it; what follows from rows must follow from its row too.
#pragma once

#include <algorithm>
#include <memory>

#include "nonet/schedule.hpp"
#include "rating/scorer.hpp"

namespace nonet::rating {

enum ToyPart : std::size_t { kHighest, kFirst, kLast };

inline constexpr Part kToyParts[] = {
    {.id = "highest",
     .label = "THE",
     .description = "the hardest step",
     .wish = "highest",
     .example = "4.1..4.6",
     .is_of_one_step = true,
     .decimals = 1,
     .least = 0,
     .most = 999},
    {.id = "first",
     .label = "TFE",
     .description = "the first step",
     .wish = "first",
     .example = "1.2",
     .is_of_one_step = true,
     .decimals = 1,
     .least = 0,
     .most = 999},
    {.id = "last",
     .label = "TLE",
     .description = "the last step",
     .wish = "last",
     .example = "1.2",
     .is_of_one_step = true,
     .decimals = 1,
     .least = 0,
     .most = 999},
};
inline constexpr Trait kToyTraits[] = {
    {"front", "the first step is the hardest", 1U << kHighest | 1U << kFirst},
    {"flat", "first, last and hardest step are equally hard", 7},
};

class Toy : public Scorer {
 public:
  explicit Toy(const Scale& scale) : scale_(scale), open_(scale) {}

  Judged rate(const Puzzle& puzzle, const Known& known, const RateQuestion& question) override {
    const Bounds& bounds = question.bounds == nullptr ? open_ : *question.bounds;
    Judged judged;
    Rating rating;
    rating.scale = &scale_;
    Ranges possible = open_.ranges();
    Standing standing = Standing::open;
    const auto look = [&](const Step& step, const Board& before) {
      const int price = price_of(step);
      charge(rating, step, price);
      possible[kHighest].least = rating.parts[kHighest];
      possible[kFirst] = {rating.parts[kFirst], rating.parts[kFirst]};
      standing = bounds.standing(possible);
      const TechniqueInfo& row = info(step.technique());
      if (question.visit != nullptr) (*question.visit)({step, price, row.id, row.name}, before);
      judged.is_stopped = question.stop != nullptr && (*question.stop)();
      const bool is_settled = standing == Standing::outside ||
                              (standing == Standing::inside && question.is_inside_enough);
      return judged.is_stopped || is_settled ? Flow::stop : Flow::go_on;
    };
    Board board = puzzle.start().board;
    const WalkEnd end = walker_.walk(board, known, look);
    judged.is_inside = standing == Standing::inside && !judged.is_stopped;
    if (end == WalkEnd::stopped) return judged;
    rating.is_solved = end == WalkEnd::solved;
    judged.is_inside = bounds.contain(rating);
    judged.rating = rating;
    return judged;
  }

 private:
  static int price_of(const Step& step) {
    return step.placements() > 0 ? 12 : 40 + static_cast<int>(step.eliminated().size());
  }

  static void charge(Rating& rating, const Step& step, int price) {
    const std::string_view id = info(step.technique()).id;
    const auto note = [&](ToyPart part) {
      rating.parts[part] = price;
      rating.techniques[part] = id;
    };
    if (rating.tally.empty()) note(kFirst);
    if (price > rating.parts[kHighest]) note(kHighest);
    note(kLast);
    const auto same = std::ranges::find_if(rating.tally, [&](const Charge& each) {
      return each.technique == id && each.price == price;
    });
    if (same == rating.tally.end()) {
      rating.tally.push_back({id, price, 1});
    } else {
      ++same->count;
    }
  }

  const Scale& scale_;
  const Bounds open_;
  Walker walker_{Schedule::standard()};
};

inline const Scale kToyScale = {
    .name = "toy",
    .description = "a scale of three numbers",
    .parts = kToyParts,
    .separator = "/",
    .priced_in = kHighest,
    .make = [](const Scale& scale) -> std::unique_ptr<Scorer> {
      return std::make_unique<Toy>(scale);
    },
    .traits = kToyTraits,
};

}  // namespace nonet::rating
