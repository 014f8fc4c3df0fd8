// The generator: a random solution, a random order, givens left out; kept if the wish is fulfilled.
//
// An attempt is named by seed, index and its number, and depends on nothing else; a puzzle is the
// first attempt of its index that fulfils the wish. So attempts can be made in any company: they
// run in step, up to 512 at a time, and ask the lanes together. Where few puzzles are wanted and
// the wish is rare, several attempts of one index run side by side, and the first still counts.
//
// If the first attempts miss the number of givens wished for, it is rare, and later ones do not
// give up at once: a puzzle is varied, again and again, and what is no further off than before is
// what is varied next. To vary, a given or two leave first; then the blank cells, some of which
// must now stay; then the other givens, some of which may now leave:
//
//   order   given given | blank blank ............. blank | given ............. given
//
// Puzzles of 20 givens come seven times as often that way, 19 within seconds. Where only the
// difficulty is missed, a fresh puzzle hits it more often than a varied one. Techniques so rare
// that one would wait for them are made: the order is drawn so that their pattern is likely to be
// left (pattern.hpp).

#include "nonet/generate.hpp"

#include <algorithm>
#include <iterator>

#include "generate/by_rules.hpp"
#include "generate/minimise.hpp"
#include "generate/pattern.hpp"
#include "generate/questions.hpp"
#include "generate/target.hpp"
#include "generate/unbiased.hpp"
#include "generate/wish.hpp"

namespace nonet {
namespace generator {
namespace {

// So that the lanes stay busy to the end: 128 cost 14 % more a puzzle, 256 cost 4 %, 1,024 as much.
constexpr std::size_t kTogether = 512;
// Attempts of one index side by side. They double until then, for the first may be good.
constexpr std::size_t kMostOfOne = 64;
// The attempts of an index that are never varied; how often later ones are; how many givens, or
// sets of matching ones, leave at most.
constexpr std::uint64_t kPlain = 16;
constexpr int kRounds = 128;
constexpr std::uint32_t kMostLeaving = 2;
const Miss kFarOff{{}, kCells};

// A member of the series without a puzzle so far.
struct Pending {
  std::size_t member;
  std::uint64_t attempt = 0;  // the next one
};

struct Attempt {
  std::size_t pending = 0;  // which of them
  bool is_open = false;     // may still lead to something
  int rounds = 0;           // how often it may still be varied
  Random random{0};
  FaceLine solution{};
  int fewest = 0;  // givens
  Reduction reduction;
  CellSet givens;            // of the puzzle that is varied
  Miss miss;                 // how far that is off
  std::optional<Made> made;  // what was wished for
};

class Maker {
 public:
  Maker(const Wish& wish, const Series& series, const GenerateHooks& hooks)
      : wish_(wish),
        series_(series),
        hooks_(hooks),
        orbits_(usable_orbits(wish)),
        outside_(CellSet::every() - usable_cells(wish)),
        make_pattern_(wish.needs ? find_pattern_maker(*wish.needs) : nullptr),
        target_(wish, hooks.stop),
        questions_(kTogether),
        made_(series.count) {
    for (const int size : possible_sizes(wish)) {
      if (misses_by(size) == 0) sizes_.push_back(size);
    }
    for (std::size_t i = 0; i < series.count; ++i) pending_.push_back({i});
  }

  Generated run() {
    std::size_t width = 1;
    while (!pending_.empty() && !is_stopped()) {
      begin_attempts(width);
      reduce();
      for (judge(); has_open(); judge()) {
        for (Attempt& attempt : attempts_) {
          if (attempt.is_open) vary(attempt);
        }
        reduce();
      }
      collect();
      width = std::min(width * 2, kMostOfOne);
    }
    for (const std::optional<Made>& made : made_) {
      if (!made) break;  // what comes after a gap is of no use
      generated_.made.push_back(*made);
    }
    return generated_;
  }

 private:
  // Whoever said stop once is not asked again.
  bool is_stopped() {
    is_stopped_ = is_stopped_ || (hooks_.stop != nullptr && (*hooks_.stop)());
    return is_stopped_;
  }

  // By how many givens a puzzle is too small or too large.
  int misses_by(int givens) const {
    if (!wish_.clues) return 0;
    return std::max({0, wish_.clues->fewest - givens, givens - wish_.clues->most});
  }

  // For the first pending members, `width` for each as far as there is room.
  void begin_attempts(std::size_t width) {
    const std::size_t members = std::min(pending_.size(), kTogether);
    width = std::min(width, kTogether / members);
    attempts_.resize(members * width);
    for (std::size_t i = 0; i < attempts_.size(); ++i) begin(attempts_[i], i / width);
  }

  void begin(Attempt& attempt, std::size_t which) {
    Pending& pending = pending_[which];
    attempt.pending = which;
    attempt.rounds = !wish_.clues || pending.attempt < kPlain ? 0 : kRounds;
    attempt.made.reset();
    attempt.random = Random(series_.seed, series_.first + pending.member, pending.attempt++);
    Random& random = attempt.random;
    attempt.solution = wish_.solution ? to_faces(*wish_.solution) : random_solution(random);
    attempt.miss = kFarOff;
    order_ = orbits_;
    random.shuffle(order_);
    if (make_pattern_ != nullptr) favour(make_pattern_(attempt.solution, random));
    // Only where spare givens are welcome is there a place to stop.
    attempt.fewest = wish_.need == Need::nothing && !sizes_.empty()
                         ? sizes_[random.below(static_cast<std::uint32_t>(sizes_.size()))]
                         : 0;
    attempt.is_open = attempt.reduction.start({attempt.solution, order_, outside_, attempt.fewest});
    ++generated_.attempts;
  }

  // What the pattern has blank comes first in the order, what it shows last.
  void favour(const Pattern& pattern) {
    const auto shown = std::stable_partition(order_.begin(), order_.end(), [&](CellSet orbit) {
      return !orbit.intersects(pattern.shown);
    });
    std::stable_partition(order_.begin(), shown,
                          [&](CellSet orbit) { return orbit.intersects(pattern.blank); });
  }

  void vary(Attempt& attempt) {
    order_.clear();
    blanks_.clear();
    for (const CellSet orbit : orbits_) {
      (orbit.intersects(attempt.givens) ? order_ : blanks_).push_back(orbit);
    }
    attempt.random.shuffle(order_);
    attempt.random.shuffle(blanks_);
    const auto leaving = 1 + attempt.random.below(kMostLeaving);
    const auto place = order_.begin() + std::min<std::ptrdiff_t>(leaving, std::ssize(order_));
    order_.insert(place, blanks_.begin(), blanks_.end());
    attempt.reduction.start({attempt.solution, order_, outside_, attempt.fewest});
    ++generated_.attempts;
  }

  bool has_open() const {
    return std::ranges::any_of(attempts_, [](const Attempt& each) { return each.is_open; });
  }

  void reduce() {
    std::vector<Reduction*> asking;
    while (true) {
      asking.clear();
      questions_.clear();
      for (Attempt& attempt : attempts_) {
        if (!attempt.is_open || !attempt.reduction.ask(questions_.next())) continue;
        questions_.add();
        asking.push_back(&attempt.reduction);
      }
      if (asking.empty()) return;
      questions_.ask();
      for (std::size_t i = 0; i < asking.size(); ++i) {
        asking[i]->answer(questions_.has_solution(i));
      }
    }
  }

  // What the open attempts have come to. Those after a good one of the same index are in vain.
  void judge() {
    std::optional<std::size_t> done;  // the pending member that the attempts before are enough for
    for (Attempt& attempt : attempts_) {
      if (attempt.made) done = attempt.pending;
      if (done == attempt.pending) attempt.is_open = false;
      if (!attempt.is_open) continue;
      // To see how hard a puzzle is takes longer than to make it.
      if (!target_.is_everywhere() && is_stopped()) return close_all();
      const bool may_go_on = examine(attempt);
      if (is_stopped_) return close_all();
      attempt.is_open = may_go_on && attempt.rounds-- > 0;
      if (attempt.made) done = attempt.pending;
    }
    if (has_open() && is_stopped()) close_all();
  }

  // Given up: what an attempt that was still open would have come to nobody knows, so what comes
  // after it does not count.
  void close_all() {
    for (std::size_t i = 0; i < attempts_.size(); ++i) {
      if (!attempts_[i].is_open) continue;
      attempts_[i].is_open = false;
      for (std::size_t j = i; j < attempts_.size(); ++j) {
        if (attempts_[j].pending == attempts_[i].pending) attempts_[j].made.reset();
      }
    }
  }

  // False if the attempt has come to its end, good or bad.
  bool examine(Attempt& attempt) {
    const CellSet givens = attempt.reduction.givens();
    Miss miss{pick(attempt.solution, givens), misses_by(givens.size())};
    if (miss.givens == 0) {
      const bool is_strict = wish_.need == Need::every && wish_.symmetry != Symmetry::none;
      if (is_strict && has_redundant(attempt.solution, givens)) return false;
      const std::optional<int> off = target_.miss(Puzzle(miss.puzzle));
      is_stopped_ = !off;
      if (is_stopped_) return true;
      miss.difficulty = *off;
    }
    if (miss.givens == 0 && miss.difficulty == 0) {
      Made made{miss.puzzle, to_grid(attempt.solution)};
      made.index = series_.first + pending_[attempt.pending].member;
      if (hooks_.accept == nullptr || (*hooks_.accept)(made)) attempt.made = made;
      return false;
    }
    if (!generated_.nearest || miss.is_nearer_than(*generated_.nearest)) generated_.nearest = miss;
    if (!attempt.miss.is_nearer_than(miss)) {
      attempt.miss = miss;
      attempt.givens = givens;
    }
    return true;
  }

  void collect() {
    for (const Attempt& attempt : attempts_) {
      std::optional<Made>& place = made_[pending_[attempt.pending].member];
      if (!place) place = attempt.made;
    }
    std::erase_if(pending_, [this](const Pending& each) { return made_[each.member].has_value(); });
  }

  const Wish& wish_;
  const Series& series_;
  const GenerateHooks& hooks_;
  const std::vector<CellSet> orbits_;
  const CellSet outside_;
  const PatternMaker make_pattern_;  // null: none
  Target target_;
  std::vector<int> sizes_;        // that would do
  std::vector<CellSet> order_;    // of the attempt that begins
  std::vector<CellSet> blanks_;   // of the one that is varied
  std::vector<Pending> pending_;  // ascending
  std::vector<Attempt> attempts_;
  Questions questions_;
  std::vector<std::optional<Made>> made_;
  Generated generated_;
  bool is_stopped_ = false;
};

}  // namespace
}  // namespace generator

Generated generate(const Wish& wish, const Series& series, const GenerateHooks& hooks) {
  if (!wish.rules->is_classic()) return generator::generate_by_rules(wish, series, hooks);
  if (wish.is_unbiased) return generator::generate_unbiased(wish, series, hooks);
  return generator::Maker(wish, series, hooks).run();
}

}  // namespace nonet
