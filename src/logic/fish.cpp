// See fish.hpp. A walk wants one step and pays for no more: the best fish is looked for first, with
// ever fewer fins allowed; only who asks for more has all of them collected.

#include "logic/fish.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "logic/templates.hpp"

namespace nonet::logic {
namespace {

// A fish, or two in one: then `fish` has the bases, covers and fins of the first and the
// eliminations and number of fins of both.
struct Catch {
  Digit digit;
  Fish fish;
  HouseSet other_covers;
  CellSet other_fins;
};

bool is_wanted(FishKind kind, const Fish& fish) {
  if (kind == FishKind::finned) return !fish.is_sashimi;
  if (kind == FishKind::sashimi) return fish.is_sashimi;
  return true;
}

// Digits that may have a fish. On a broken board a digit may have no template at all: then any
// candidate may go, and no fish is worth looking at.
DigitSet promising_digits(Workspace& workspace, Technique technique) {
  const Templates& templates = workspace.fact<Templates>();
  if (templates.with_dead().empty()) return {};
  DigitSet digits = templates.with_dead() & workspace.touched_since(technique).digits;
  for (const Digit digit : digits) {
    if (templates.cells(digit).empty()) digits.erase(digit);
  }
  return digits;
}

// The first fish with the fewest fins. Once one is found only those with fewer are looked for.
std::optional<Catch> find_best(const Board& board, const Templates& templates, DigitSet digits,
                               FishKind kind, int size) {
  std::optional<Catch> best;
  for (const Digit digit : digits) {
    FishSearch search(board, digit, kind, size);
    FishSearch::Limits limits = search.limits();
    if (best) limits.fins = best->fish.fin_count - 1;
    search.set_limits(limits);
    const auto keep = [&](const Fish& fish) {
      if (!is_wanted(kind, fish)) return Flow::go_on;
      best = Catch{digit, fish, {}, {}};
      limits.fins = fish.fin_count - 1;
      search.set_limits(limits);
      return fish.fin_count > 1 ? Flow::go_on : Flow::stop;
    };
    if (!search.run(templates.dead(digit), keep)) break;
  }
  return best;
}

Step make_step(const StepSink& out, const Catch& one) {
  const Digit digit = one.digit;
  const Fish& fish = one.fish;
  Step step = out.step();
  step.eliminate(fish.eliminated, digit);
  step.show(Role::digit, digit).show(Role::base, fish.cells, digit);
  step.show(Role::base_house, fish.bases).show(Role::cover_house, fish.covers);
  if (!fish.fins.empty()) step.show(Role::fin, fish.fins, digit);
  if (!fish.endo_fins.empty()) step.show(Role::endo_fin, fish.endo_fins, digit);
  if (!fish.cannibals.empty()) step.show(Role::cannibal, fish.cannibals, digit);
  if (!one.other_covers.empty()) step.show(Role::other_cover, one.other_covers);
  if (!one.other_fins.empty()) step.show(Role::other_fin, one.other_fins, digit);
  return step;
}

// What was caught, one for each effect of a digit and, if both are wanted, for finned and sashimi.
class Net {
 public:
  void start(Digit digit) {
    digit_ = digit;
    first_ = caught_.size();
  }
  void clear() {
    caught_.clear();
    first_ = 0;
  }
  void add(const Fish& fish) { add({digit_, fish, {}, {}}); }
  void add(const Catch& one) {
    for (std::size_t i = first_; i < caught_.size(); ++i) {
      Fish& fish = caught_[i].fish;
      if (fish.eliminated != one.fish.eliminated) continue;
      if (fish.is_sashimi != one.fish.is_sashimi) continue;
      if (one.fish.fin_count < fish.fin_count) caught_[i] = one;
      return;
    }
    caught_.push_back(one);
  }
  std::span<const Catch> caught() const { return caught_; }

  // Fewest fins first, then more eliminations, then as found.
  std::vector<Catch> take_sorted() {
    struct Key {
      int fins, eliminations;
      std::size_t number;
      auto operator<=>(const Key&) const = default;
    };
    std::vector<Key> keys;
    keys.reserve(caught_.size());
    for (const Catch& one : caught_) {
      keys.push_back({one.fish.fin_count, -one.fish.eliminated.size(), keys.size()});
    }
    std::sort(keys.begin(), keys.end());
    std::vector<Catch> sorted;
    sorted.reserve(keys.size());
    for (const Key& key : keys) sorted.push_back(caught_[key.number]);
    clear();
    return sorted;
  }

 private:
  Digit digit_{1};
  std::size_t first_ = 0;  // where the fish of this digit begin
  std::vector<Catch> caught_;
};

}  // namespace

void find_fish(const Board& board, Workspace& workspace, const TechniqueInfo& row, FishKind kind,
               StepSink& out) {
  const DigitSet digits = promising_digits(workspace, row.technique);
  if (digits.empty()) return;
  const Templates& templates = workspace.fact<Templates>();
  const std::optional<Catch> best = find_best(board, templates, digits, kind, row.argument);
  if (!best) return;
  if (out.emit(make_step(out, *best)) == Flow::stop) return;

  Net net;
  for (const Digit digit : digits) {
    net.start(digit);
    FishSearch search(board, digit, kind, row.argument);
    search.run(templates.dead(digit), [&](const Fish& fish) {
      if (is_wanted(kind, fish)) net.add(fish);
      return Flow::go_on;
    });
  }
  for (const Catch& one : net.take_sorted()) {
    if (one.digit == best->digit && one.fish.eliminated == best->fish.eliminated) continue;
    if (out.emit(make_step(out, one)) == Flow::stop) return;
  }
}

namespace {

// All pairs among fish with the same bases in which each has an elimination of its own.
void pair_up(std::span<const Catch> litter, FishKind kind, Net& net) {
  for (std::size_t i = 0; i < litter.size(); ++i) {
    for (std::size_t j = i + 1; j < litter.size(); ++j) {
      const Fish& a = litter[i].fish;
      const Fish& b = litter[j].fish;
      if ((a.eliminated - b.eliminated).empty() || (b.eliminated - a.eliminated).empty()) continue;
      if (!is_wanted(kind, a) && !is_wanted(kind, b)) continue;
      Fish both = a;
      both.cells &= b.cells;
      both.eliminated |= b.eliminated;
      both.cannibals |= b.cannibals;
      both.fin_count += b.fin_count;
      both.is_sashimi = kind == FishKind::sashimi;
      net.add({litter[i].digit, both, b.covers, b.fins});
    }
  }
}

}  // namespace

void find_siamese_fish(const Board& board, Workspace& workspace, const TechniqueInfo& row,
                       FishKind kind, StepSink& out) {
  Net net;
  for (const Digit digit : promising_digits(workspace, row.technique)) {
    net.start(digit);
    Net litter;
    litter.start(digit);
    FishSearch search(board, digit, kind, row.argument);
    search.run(workspace.fact<Templates>().dead(digit), [&](const Fish& fish) {
      if (!litter.caught().empty() && litter.caught().front().fish.bases != fish.bases) {
        pair_up(litter.caught(), kind, net);
        litter.clear();
      }
      litter.add(fish);
      return Flow::go_on;
    });
    pair_up(litter.caught(), kind, net);
  }
  for (const Catch& one : net.take_sorted()) {
    if (out.emit(make_step(out, one)) == Flow::stop) return;
  }
}

}  // namespace nonet::logic
