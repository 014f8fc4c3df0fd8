// Death Blossom: a stem cell, and for each of its candidates a petal: an almost locked set that
// loses the candidate if the stem takes it. All petals have a further digit z in common. Petals may
// share cells, and one set may be the petal of two candidates.
//
// Order: stems with fewer candidates first, then by cell; petals by candidate, small sets first. Of
// blossoms on one stem with the same effect the first alone is met.
// Cost: for every stem the union of what its possible petals see; only a stem with a common target
// is looked at closely, and there every choice leads to a blossom.

#include <algorithm>
#include <vector>

#include "logic/als.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::death_blossom {

extern const Prose prose = {
    .summary = "a cell each of whose candidates leaves some almost locked set with the same digit",
    .why =
        "The stem takes one of its candidates. Each of them takes itself from a petal, an almost "
        "locked set, which then holds all its other digits, z among them. So z stands in one of "
        "the petals, and no cell that sees all places for z in all petals can be z.",
};

namespace {

constexpr int kLeastPetals = 2;  // these are the ALS-XY-Wings whose hinge is a cell

// By digit: candidates that may still be hit.
using Targets = std::array<CellSet, kDigits>;

bool is_empty(const Targets& targets) {
  return std::all_of(targets.begin(), targets.end(), [](CellSet cells) { return cells.empty(); });
}

Targets operator&(Targets a, const Targets& b) {
  for (int i = 0; i < kDigits; ++i) a[i] &= b[i];
  return a;
}

Targets sees(const Als& petal, DigitSet not_z) {
  Targets targets;
  for (const Digit z : petal.digits - not_z) targets[z.index()] = petal.sees(z);
  return targets;
}

class Stem {
 public:
  Stem(const Board& board, const AlsFact& fact, Cell cell)
      : fact_(fact), cell_(cell), digits_(board.candidates(cell)) {}

  bool has_targets();
  Flow find(StepSink& out) { return grow(digits_, targets_, out); }

 private:
  Flow grow(DigitSet rest, const Targets& targets, StepSink& out);
  Step make(const Targets& targets, const StepSink& out) const;

  const AlsFact& fact_;
  Cell cell_;
  DigitSet digits_;
  Targets targets_;  // what some choice of petals hits
  std::vector<int> petals_;
  std::vector<std::pair<DigitSet, Targets>> met_;  // by candidates left over: targets had before
};

bool Stem::has_targets() {
  targets_.fill(CellSet::every());
  for (const Digit digit : digits_) {
    Targets any;
    for_each_als(fact_.losing_to(Candidate(cell_, digit)), [&](int number) {
      const Als& petal = fact_[number];
      for (const Digit z : petal.digits - digits_) any[z.index()] |= petal.sees(z);
      return true;
    });
    targets_ = targets_ & any;
    if (is_empty(targets_)) return false;
  }
  return true;
}

// What is left of the targets depends on the petals so far; from there on nothing else does. A
// petal that leaves a target leaves a blossom: all other candidates have a petal for each.
Flow Stem::grow(DigitSet rest, const Targets& targets, StepSink& out) {
  const std::pair state(rest, targets);
  if (std::find(met_.begin(), met_.end(), state) != met_.end()) return Flow::go_on;
  met_.push_back(state);
  if (rest.empty()) return out.emit(make(targets, out));
  const Digit digit = rest.first();
  Flow flow = Flow::go_on;
  for_each_als(fact_.losing_to(Candidate(cell_, digit)), [&](int number) {
    const Targets left = targets & sees(fact_[number], digits_);
    if (is_empty(left)) return true;
    petals_.push_back(number);
    flow = grow(rest - DigitSet{digit}, left, out);
    petals_.pop_back();
    return flow == Flow::go_on;
  });
  return flow;
}

Step Stem::make(const Targets& targets, const StepSink& out) const {
  Step step = out.step();
  DigitSet hit;
  for (const Digit z : DigitSet::every()) {
    if (targets[z.index()].empty()) continue;
    hit.insert(z);
    step.eliminate(targets[z.index()], z);
  }
  step.show(Role::stem, CellSet{cell_}, digits_);
  static constexpr std::array kRoles = {Role::als_a, Role::als_b, Role::als_c, Role::als_d};
  std::size_t shown = 0;
  for (auto petal = petals_.begin(); petal != petals_.end(); ++petal) {
    if (std::find(petals_.begin(), petal, *petal) != petal) continue;
    step.show(kRoles[shown++ % kRoles.size()], fact_[*petal].cells, fact_[*petal].digits);
  }
  return step.show(Role::z, hit);
}

}  // namespace

void find(const Board& board, Workspace& workspace, const TechniqueInfo&, StepSink& out) {
  const AlsFact& fact = workspace.fact<AlsFact>();
  for (int size = kLeastPetals; size <= kDigits; ++size) {
    for (const Cell cell : workspace.cells_with(size)) {
      Stem stem(board, fact, cell);
      if (!stem.has_targets()) continue;
      if (stem.find(out) == Flow::stop) return;
    }
  }
}

}  // namespace nonet::logic::death_blossom
