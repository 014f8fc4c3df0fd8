// HoDoKu's scale: the price list of HoDoKu 2.3.2 over its ladder, and the levels that follow from
// it.
//
// The score is the sum of the prices of all steps. The level is that of the hardest technique,
// raised as long as the score is more than the level allows.

#include "rating/hodoku.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "nonet/schedule.hpp"
#include "nonet/techniques.hpp"
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

constexpr Price kPrices[] = {
#define NONET_HODOKU(technique, score, level, choice, key) \
  {technique, score, Level::level, Choice::choice, key},
#include "logic/hodoku.def"
#undef NONET_HODOKU
};

constexpr int kGiveUp = 20000;
constexpr int kMostScore[] = {800, 1000, 1600, 1800};  // from Easy to Unfair

constexpr std::string_view kNames[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
constexpr std::size_t kLevels = std::size(kNames);
constexpr Part kParts[] = {
    {.id = "level",
     .label = "level",
     .description = "the level",
     .wish = "difficulty",
     .example = "medium..hard",
     .code = 'l',
     .most = kLevels - 1,
     .names = kNames},
    {.id = "score",
     .label = "score",
     .description = "the score, the sum of the prices of all steps",
     .wish = "score",
     .example = "300..1500",
     .code = 's'},
};

bool is_single(Technique technique) {
  return technique == full_house || technique == naked_single || technique == hidden_single;
}

// HoDoKu's ladder up to the last rung of a level. Some rungs before it may be of a higher one: they
// are asked all the same, for the walk must go HoDoKu's way, and end it if they find something.
// Singles come from the queues, never from the ladder.
Schedule ladder_up_to(Level most) {
  const Schedule all = *find_schedule("hodoku");
  std::span<const Technique> rungs = all.techniques();
  while (*find_hodoku_level(rungs.back()) > most) rungs = rungs.first(rungs.size() - 1);
  Schedule schedule;
  for (const Technique rung : rungs) {
    if (!is_single(rung)) schedule.add(rung);
  }
  return schedule;
}

Level one_above(Level level) { return static_cast<Level>(static_cast<int>(level) + 1); }
Level one_below(Level level) { return static_cast<Level>(static_cast<int>(level) - 1); }

// What was met so far. Neither number ever goes down.
struct Sum {
  Level level = Level::easy;  // of the hardest technique
  int score = 0;

  void add(const Price& price) {
    level = std::max(level, price.level);
    score += price.score;
  }
  void give_up() {
    level = Level::extreme;
    score += kGiveUp;
  }
  // As high as the score makes it.
  Level raised() const {
    Level raised = level;
    while (raised < Level::extreme && score > kMostScore[static_cast<std::size_t>(raised)]) {
      raised = one_above(raised);
    }
    return raised;
  }
};

class Hodoku : public Scorer {
 public:
  explicit Hodoku(const Scale& scale)
      : scale_(scale), open_(scale), rows_(techniques().size()), counts_(techniques().size()) {
    for (const Price& row : kPrices) rows_[static_cast<std::size_t>(row.technique)] = &row;
  }

  Start begin(const Puzzle& puzzle) override {
    std::ranges::fill(counts_, 0);
    sum_ = {};
    singles_.clear();
    if (queue_.start(puzzle)) take_singles();
    return {queue_.grid(), queue_.is_done()};
  }

  // The walk goes no higher than needed to know: up to the level of the upper bound, or, if it is
  // enough to know that a puzzle is hard enough, up to the level below; who gets stuck there is
  // above. Where that leaves the question open, the whole ladder is walked.
  Judged rate(const Puzzle& puzzle, const Known& known, const RateQuestion& question) override {
    const Bounds& bounds = question.bounds == nullptr ? open_ : *question.bounds;
    const Level top = highest_needed(bounds, question);
    Judged judged = rate_up_to(top, puzzle, known, question);
    const bool is_known = judged.rating || judged.is_stopped || standing_ != Standing::open;
    if (top == Level::extreme || is_known) return judged;
    begin(puzzle);
    return rate_up_to(Level::extreme, puzzle, known, question);
  }

 private:
  enum PartIndex : std::size_t { kLevel, kScore };

  static Level highest_needed(const Bounds& bounds, const RateQuestion& question) {
    const Range levels = bounds.ranges()[kLevel];
    const auto hardest = static_cast<Level>(levels.most);
    if (hardest < Level::extreme || !question.is_inside_enough || levels.least == 0) return hardest;
    return one_below(static_cast<Level>(levels.least));
  }

  // What a rating can still be; `above`: a level it is known to be above.
  static Ranges possible(const Sum& sum, std::optional<Level> above = std::nullopt) {
    Level least = sum.raised();
    if (above) least = std::max(least, one_above(*above));
    return {Range{static_cast<int>(least), static_cast<int>(Level::extreme)},
            Range{sum.score, INT_MAX}};
  }

  // Goes on from where singles led to.
  Judged rate_up_to(Level top, const Puzzle& puzzle, const Known& known,
                    const RateQuestion& question) {
    const Bounds& bounds = question.bounds == nullptr ? open_ : *question.bounds;
    Judged judged;
    standing_ = bounds.standing(possible(sum_));
    const auto look = [&](const Step& step, const Board& before) {
      const Price& row = price(step.technique());
      const bool has_seen =
          question.visit == nullptr || show(step, before, question) == Flow::go_on;
      judged.is_stopped = !has_seen || (question.stop != nullptr && (*question.stop)());
      if (judged.is_stopped) return Flow::stop;
      if (is_single(row.technique)) return Flow::go_on;  // charged when it was taken
      charge(row.technique);
      if (row.level <= top) {
        follow(queue_, step);
        take_singles();
      }
      standing_ = bounds.standing(possible(sum_));
      return row.level > top || is_settled(question) ? Flow::stop : Flow::go_on;
    };
    WalkEnd end = WalkEnd::stopped;
    if (!is_settled(question)) end = walk(puzzle, known, top, question, look);
    if (judged.is_stopped) return judged;
    if (end == WalkEnd::solved || (top == Level::extreme && !is_settled(question))) {
      if (end != WalkEnd::solved) sum_.give_up();
      judged.rating = fold(end);
      judged.is_inside = bounds.contain(*judged.rating);
      return judged;
    }
    if (!is_settled(question)) standing_ = bounds.standing(possible(sum_, top));
    judged.is_inside = standing_ == Standing::inside;
    return judged;
  }

  Flow show(const Step& step, const Board& before, const RateQuestion& question) const {
    const TechniqueInfo& technique = info(step.technique());
    return (*question.visit)({step, price(step.technique()).score, technique.id, technique.name},
                             before);
  }

  // Whether there is no reason to walk on.
  bool is_settled(const RateQuestion& question) const {
    return standing_ == Standing::outside ||
           (standing_ == Standing::inside && question.bounds != nullptr &&
            question.is_inside_enough);
  }

  const Price& price(Technique technique) const {
    return *rows_[static_cast<std::size_t>(technique)];
  }

  Walker& walker_up_to(Level most) {
    std::optional<Walker>& walker = walkers_[static_cast<std::size_t>(most)];
    if (!walker) walker.emplace(ladder_up_to(most));
    return *walker;
  }

  void charge(Technique technique) {
    ++counts_[static_cast<std::size_t>(technique)];
    sum_.add(price(technique));
  }

  // All singles that are there, and those that come of them.
  void take_singles() {
    while (const std::optional<Single> single = queue_.next()) {
      charge(single->technique);
      queue_.place(single->candidate);
      singles_.push_back(*single);
    }
  }

  // The board on which the ladder is asked first. Where nobody looks at singles, it has those that
  // came before.
  Board first_board(const Puzzle& puzzle, bool shows_singles) {
    if (shows_singles) return puzzle.start().board;
    singles_.clear();
    Puzzle position = puzzle;
    position.grid = queue_.grid();
    return position.start().board;
  }

  WalkEnd walk(const Puzzle& puzzle, const Known& known, Level most, const RateQuestion& question,
               Walker::Visitor look) {
    const bool shows_singles = question.visit != nullptr;
    if (!shows_singles && queue_.is_done()) return WalkEnd::solved;
    Board board = first_board(puzzle, shows_singles);
    // Where nobody looks, the last singles need no board.
    const auto take = [&](const Step& step, const Board& before) {
      const Flow flow = look(step, before);
      return !shows_singles && queue_.is_done() ? Flow::stop : flow;
    };
    const auto choice = [this](Technique technique) { return price(technique).choice; };
    const auto is_better = [this](const Step& a, const Step& b, const Board& before) {
      const KeyOf key = price(a.technique()).key;
      return key != nullptr && key(a, before) < key(b, before);
    };
    const auto singles = [this] {
      told_.swap(singles_);
      singles_.clear();
      return std::span<const Single>(told_);
    };
    const Preference preference{choice, is_better, singles, shows_singles};
    const WalkEnd end = walker_up_to(most).walk(board, known, preference, take);
    const bool is_solved = !shows_singles && queue_.is_done() && !is_settled(question);
    return is_solved ? WalkEnd::solved : end;
  }

  Rating fold(WalkEnd end) const {
    Rating rating;
    rating.scale = &scale_;
    rating.is_solved = end == WalkEnd::solved;
    rating.parts[kLevel] = static_cast<int>(sum_.raised());
    rating.parts[kScore] = sum_.score;
    for (const Price& row : kPrices) {
      const int count = counts_[static_cast<std::size_t>(row.technique)];
      if (count > 0) rating.tally.push_back({info(row.technique).id, row.score, count});
    }
    return rating;
  }

  const Scale& scale_;
  const Bounds open_;
  std::array<std::optional<Walker>, kLevels> walkers_;  // by the level they go up to
  HodokuQueue queue_;
  std::vector<Single> singles_, told_;  // those the board does not have yet; those it is told now
  std::vector<const Price*> rows_;      // by technique
  std::vector<int> counts_;             // by technique
  Sum sum_;
  Standing standing_ = Standing::open;  // of the rating under way
};

}  // namespace

Scale hodoku_scale() {
  return {.name = kHodoku,
          .description = "HoDoKu's score and level",
          .parts = kParts,
          .separator = " ",
          .priced_in = 1,
          .make = [](const Scale& scale) -> std::unique_ptr<Scorer> {
            return std::make_unique<Hodoku>(scale);
          }};
}

std::optional<Level> find_hodoku_level(Technique technique) {
  for (const Price& row : kPrices) {
    if (row.technique == technique) return row.level;
  }
  return std::nullopt;
}

}  // namespace nonet::rating
