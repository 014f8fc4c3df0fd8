// HoDoKu's scale: the price list of HoDoKu 2.3.2 over its ladder, and the levels that follow from
// it.
//
// The score is the sum of the prices of all steps. The level is that of the hardest technique,
// raised as long as the score is more than the level allows.

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "rating/hodoku_order.hpp"
#include "rating/hodoku_queue.hpp"
#include "rating/scorer.hpp"

namespace nonet::rating {
namespace {

using enum Technique;
using Choice = Preference::Choice;

struct Price {
  Technique technique;
  int score;
  Level level;
  Choice choice;  // techniques that share a slot of HoDoKu are chosen from together
  KeyOf key;      // null: the first step found, or a single from the queues
};

// clang-format off
constexpr Price kPrices[] = {
    {full_house,                      4,     Level::easy,    Choice::due,            nullptr},
    {naked_single,                    4,     Level::easy,    Choice::due,            nullptr},
    {hidden_single,                   14,    Level::easy,    Choice::due,            nullptr},
    {locked_pair,                     40,    Level::medium,  Choice::best,           key_of_naked_subset},
    {locked_triple,                   60,    Level::medium,  Choice::best,           key_of_naked_subset},
    {pointing,                        50,    Level::medium,  Choice::best,           key_of_intersection},
    {claiming,                        50,    Level::medium,  Choice::best,           key_of_intersection},
    {naked_pair,                      60,    Level::medium,  Choice::best,           key_of_naked_subset},
    {naked_triple,                    80,    Level::medium,  Choice::best,           key_of_naked_subset},
    {hidden_pair,                     70,    Level::medium,  Choice::best,           key_of_hidden_subset},
    {hidden_triple,                   100,   Level::medium,  Choice::best,           key_of_hidden_subset},
    {naked_quad,                      120,   Level::hard,    Choice::best,           key_of_naked_subset},
    {hidden_quad,                     150,   Level::hard,    Choice::best,           key_of_hidden_subset},
    {x_wing,                          140,   Level::hard,    Choice::best,           key_of_fish},
    {swordfish,                       150,   Level::hard,    Choice::best,           key_of_fish},
    {jellyfish,                       160,   Level::hard,    Choice::best,           key_of_fish},
    {remote_pair,                     110,   Level::hard,    Choice::best,           key_of_chain},
    {bug_1,                           100,   Level::hard,    Choice::first,          nullptr},
    {skyscraper,                      130,   Level::hard,    Choice::best,           key_of_two_lines},
    {two_string_kite,                 150,   Level::hard,    Choice::best,           key_of_two_lines},
    {turbot_fish,                     120,   Level::hard,    Choice::best,           key_of_chain},
    {empty_rectangle,                 120,   Level::hard,    Choice::first,          nullptr},
    {w_wing,                          150,   Level::hard,    Choice::best,           key_of_w_wing},
    {xy_wing,                         160,   Level::hard,    Choice::best,           key_of_xy_wing},
    {xyz_wing,                        180,   Level::hard,    Choice::best,           key_of_xyz_wing},
    {unique_rectangle_1,              100,   Level::hard,    Choice::first,          nullptr},
    {unique_rectangle_2,              100,   Level::hard,    Choice::first,          nullptr},
    {unique_rectangle_3,              100,   Level::hard,    Choice::first,          nullptr},
    {unique_rectangle_4,              100,   Level::hard,    Choice::first,          nullptr},
    {unique_rectangle_5,              100,   Level::hard,    Choice::first,          nullptr},
    {unique_rectangle_6,              100,   Level::hard,    Choice::first,          nullptr},
    {hidden_rectangle,                100,   Level::hard,    Choice::first,          nullptr},
    {avoidable_rectangle_1,           100,   Level::hard,    Choice::first,          nullptr},
    {avoidable_rectangle_2,           100,   Level::hard,    Choice::first,          nullptr},
    {finned_x_wing,                   130,   Level::hard,    Choice::best,           key_of_fish},
    {sashimi_x_wing,                  150,   Level::hard,    Choice::best,           key_of_fish},
    {finned_swordfish,                200,   Level::unfair,  Choice::best,           key_of_fish},
    {sashimi_swordfish,               240,   Level::unfair,  Choice::best,           key_of_fish},
    {finned_jellyfish,                250,   Level::unfair,  Choice::best,           key_of_fish},
    {sashimi_jellyfish,               260,   Level::unfair,  Choice::best,           key_of_fish},
    {sue_de_coq,                      250,   Level::unfair,  Choice::first,          nullptr},
    {simple_colours_trap,             150,   Level::hard,    Choice::first,          nullptr},
    {simple_colours_wrap,             150,   Level::hard,    Choice::first,          nullptr},
    {multi_colours_1,                 200,   Level::hard,    Choice::first,          nullptr},
    {multi_colours_2,                 200,   Level::hard,    Choice::first,          nullptr},
    {x_chain,                         260,   Level::unfair,  Choice::best,           key_of_chain},
    {xy_chain,                        260,   Level::unfair,  Choice::best,           key_of_chain},
    {continuous_nice_loop,            280,   Level::unfair,  Choice::best_with_next, key_of_chain},
    {aic,                             280,   Level::unfair,  Choice::best_with_next, key_of_chain},
    {discontinuous_nice_loop,         280,   Level::unfair,  Choice::best,           key_of_chain},
    {grouped_continuous_nice_loop,    300,   Level::unfair,  Choice::best_with_next, key_of_chain},
    {grouped_aic,                     300,   Level::unfair,  Choice::best_with_next, key_of_chain},
    {grouped_discontinuous_nice_loop, 300,   Level::unfair,  Choice::best,           key_of_chain},
    {als_xz,                          300,   Level::unfair,  Choice::first,          nullptr},
    {als_xy_wing,                     320,   Level::unfair,  Choice::first,          nullptr},
    {als_chain,                       340,   Level::unfair,  Choice::first,          nullptr},
    {franken_x_wing,                  300,   Level::unfair,  Choice::first,          nullptr},
    {franken_swordfish,               350,   Level::unfair,  Choice::first,          nullptr},
    {finned_franken_x_wing,           390,   Level::unfair,  Choice::first,          nullptr},
    {finned_franken_swordfish,        410,   Level::unfair,  Choice::first,          nullptr},
    {forcing_chain_contradiction,     500,   Level::extreme, Choice::best_with_next, key_of_chain},
    {cell_forcing_chain,              500,   Level::extreme, Choice::best_with_next, key_of_chain},
    {house_forcing_chain,             500,   Level::extreme, Choice::best,           key_of_chain},
    {forcing_net_contradiction,       700,   Level::extreme, Choice::best_with_next, key_of_chain},
    {cell_forcing_net,                700,   Level::extreme, Choice::best_with_next, key_of_chain},
    {house_forcing_net,               700,   Level::extreme, Choice::best,           key_of_chain},
    {trial,                           10000, Level::extreme, Choice::best,           key_of_guess},
};
// clang-format on

constexpr int kGiveUp = 20000;
constexpr int kMostScore[] = {800, 1000, 1600, 1800};  // from Easy to Unfair

constexpr std::size_t kLevels = std::size(kMostScore) + 1;

// HoDoKu's ladder up to the last rung of a level. Some rungs before it may be of a higher one: they
// are asked all the same, for the walk must go HoDoKu's way, and end it if they find something.
Schedule ladder_up_to(Level most) {
  const Schedule all = *find_schedule("hodoku");
  std::span<const Technique> rungs = all.techniques();
  while (*find_hodoku_level(rungs.back()) > most) rungs = rungs.first(rungs.size() - 1);
  Schedule schedule;
  for (const Technique rung : rungs) schedule.add(rung);
  return schedule;
}

class Hodoku : public Scorer {
 public:
  Hodoku() {
    for (const Price& row : kPrices) rows_[static_cast<std::size_t>(row.technique)] = &row;
  }

  Rating rate(const Puzzle& puzzle, const Known& known, Walker::Visitor visit) override {
    return fold(walk(puzzle, known, Level::extreme, visit));
  }

  std::optional<Rating> rate_up_to(const Puzzle& puzzle, const Known& known, Level most) override {
    const auto stop_above = [this, most](const Step& step, const Board&) {
      return price(step.technique()).level > most ? Flow::stop : Flow::go_on;
    };
    const WalkEnd end = walk(puzzle, known, most, stop_above);
    if (end != WalkEnd::solved && most < Level::extreme) return std::nullopt;
    const Rating rating = fold(end);
    if (rating.level > most) return std::nullopt;
    return rating;
  }

 private:
  const Price& price(Technique technique) const {
    return *rows_[static_cast<std::size_t>(technique)];
  }

  Walker& walker_up_to(Level most) {
    std::optional<Walker>& walker = walkers_[static_cast<std::size_t>(most)];
    if (!walker) walker.emplace(ladder_up_to(most));
    return *walker;
  }

  WalkEnd walk(const Puzzle& puzzle, const Known& known, Level most, Walker::Visitor visit) {
    counts_.fill(0);
    Board board = puzzle.start().board;
    if (puzzle.marks) {
      queue_.start(puzzle);
    } else {
      queue_.start(board);
    }
    const auto take = [&](const Step& step, const Board& before) {
      ++counts_[static_cast<std::size_t>(step.technique())];
      follow(queue_, step);
      return visit(step, before);
    };
    const auto choice = [this](Technique technique) { return price(technique).choice; };
    const auto is_better = [this](const Step& a, const Step& b, const Board& before) {
      const KeyOf key = price(a.technique()).key;
      return key != nullptr && key(a, before) < key(b, before);
    };
    const auto due = [this](Technique technique) {
      if (technique == full_house) return queue_.full_house();
      return technique == naked_single ? queue_.naked_single() : queue_.hidden_single();
    };
    return walker_up_to(most).walk(board, known, Preference{choice, is_better, due}, take);
  }

  Rating fold(WalkEnd end) const {
    Rating rating;
    rating.is_solved = end == WalkEnd::solved;
    for (const Price& row : kPrices) {
      const int count = counts_[static_cast<std::size_t>(row.technique)];
      if (count == 0) continue;
      rating.tally.push_back({row.technique, count});
      rating.score += count * row.score;
      rating.level = std::max(rating.level, row.level);
    }
    if (!rating.is_solved) {
      rating.score += kGiveUp;
      rating.level = Level::extreme;
    }
    while (rating.level < Level::extreme &&
           rating.score > kMostScore[static_cast<std::size_t>(rating.level)]) {
      rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
    }
    return rating;
  }

  static constexpr std::size_t kTechniques = 256;

  std::array<std::optional<Walker>, kLevels> walkers_;  // by the level they go up to
  HodokuQueue queue_;
  std::array<const Price*, kTechniques> rows_{};
  std::array<int, kTechniques> counts_{};
};

}  // namespace

std::unique_ptr<Scorer> make_hodoku() { return std::make_unique<Hodoku>(); }

std::optional<Level> find_hodoku_level(Technique technique) {
  for (const Price& row : kPrices) {
    if (row.technique == technique) return row.level;
  }
  return std::nullopt;
}

}  // namespace nonet::rating
