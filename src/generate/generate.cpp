// The generator: a random solution, a random order, givens left out; kept if the wish is fulfilled.
//
// An attempt is named by seed, index and its number, and depends on nothing else; a puzzle is the
// first attempt of its index that fulfils the wish. So attempts can be made in any company: they
// run in step, up to 512 at a time, and ask the lanes together. Where few puzzles are wanted and
// the wish is rare, several attempts of one index run side by side, and the first still counts.

#include "nonet/generate.hpp"

#include <algorithm>
#include <cstdlib>

#include "generate/minimise.hpp"
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

// A member of the series without a puzzle so far.
struct Pending {
  std::size_t member;
  std::uint64_t attempt = 0;  // the next one
};

struct Attempt {
  std::size_t pending = 0;  // which of them
  bool is_possible = false;
  Line solution{};
  Reduction reduction;
};

class Maker {
 public:
  Maker(const Wish& wish, const Series& series, const GenerateHooks& hooks)
      : wish_(wish),
        series_(series),
        hooks_(hooks),
        orbits_(usable_orbits(wish)),
        outside_(CellSet::all() - usable_cells(wish)),
        target_(wish),
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
      judge();
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
    attempt.pending = which;
    Pending& pending = pending_[which];
    Random random(series_.seed, series_.first + pending.member, pending.attempt++);
    attempt.solution = wish_.solution ? to_line(*wish_.solution) : random_solution(random);
    order_ = orbits_;
    random.shuffle(order_);
    Reduction::Plan plan{attempt.solution, order_, outside_};
    // Only where spare givens are welcome is there a place to stop.
    if (wish_.need == Need::nothing && !sizes_.empty()) {
      plan.fewest = sizes_[random.below(static_cast<std::uint32_t>(sizes_.size()))];
    }
    attempt.is_possible = attempt.reduction.start(plan);
  }

  void reduce() {
    std::vector<Reduction*> asking;
    while (true) {
      asking.clear();
      questions_.clear();
      for (Attempt& attempt : attempts_) {
        if (!attempt.is_possible || !attempt.reduction.ask(questions_.next())) continue;
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

  void judge() {
    for (const Attempt& attempt : attempts_) {
      std::optional<Made>& place = made_[pending_[attempt.pending].member];
      if (place) continue;
      // To see how hard a puzzle is takes longer than to make it.
      if (!target_.is_everywhere() && is_stopped()) return;
      ++generated_.attempts;
      if (!attempt.is_possible) continue;
      Made made{pick(attempt.solution, attempt.reduction.givens()), to_grid(attempt.solution)};
      made.index = series_.first + pending_[attempt.pending].member;
      if (fulfils(attempt, made)) place = made;
    }
    std::erase_if(pending_, [this](const Pending& each) { return made_[each.member].has_value(); });
  }

  bool fulfils(const Attempt& attempt, const Made& made) {
    const CellSet givens = attempt.reduction.givens();
    Miss miss{made.puzzle, misses_by(givens.size())};
    if (miss.givens == 0) {
      const bool is_strict = wish_.need == Need::every && wish_.symmetry != Symmetry::none;
      if (is_strict && has_redundant(attempt.solution, givens)) return false;
      miss.difficulty = target_.miss(Puzzle(made.puzzle));
    }
    if (miss.givens == 0 && miss.difficulty == 0) {
      return hooks_.accept == nullptr || (*hooks_.accept)(made);
    }
    if (!generated_.nearest || miss.is_nearer_than(*generated_.nearest)) generated_.nearest = miss;
    return false;
  }

  const Wish& wish_;
  const Series& series_;
  const GenerateHooks& hooks_;
  const std::vector<CellSet> orbits_;
  const CellSet outside_;
  Target target_;
  std::vector<int> sizes_;        // that would do
  std::vector<CellSet> order_;    // of the attempt that begins
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
  if (wish.is_unbiased) return generator::generate_unbiased(wish, series, hooks);
  return generator::Maker(wish, series, hooks).run();
}

}  // namespace nonet
