// ALS-XZ: two almost locked sets with a restricted common x and another digit z in common; and the
// doubly linked kind, with two restricted commons. The sets may share cells.
//
// Order: pairs with fewer cells first, then by number of the first set, then of the second. What
// follows from a doubly linked pair is one step, or two if one set takes digits from the other:
// with those and without. Cost: sets of partners by bitset, some ten block operations per set; no
// pair without a hit is looked at.

#include <algorithm>
#include <compare>
#include <vector>

#include "logic/als.hpp"
#include "logic/finder.hpp"

namespace nonet::logic::als_xz {

extern const Prose prose = {
    .summary = "two almost locked sets that cannot both have one digit, and share another",
    .why =
        "An almost locked set has one digit more than it has cells, so it can miss only one of its "
        "digits. If every place for x in one set sees every place for x in the other, one of the "
        "two misses x and therefore holds all its other digits. A further digit z that both have "
        "stands in one of them for sure, and no cell that sees all their places for z can be z. If "
        "two digits are restricted like that, each set misses exactly one of them: both digits and "
        "all others of the two sets are locked in them.",
};

namespace {

struct Pair {
  int cells;
  int a;
  int b;

  friend auto operator<=>(const Pair&, const Pair&) = default;
};

// The sets after `a` that share a digit with it which some candidate would take from both, by that
// digit; the digit may not be the restricted one.
AlsBlock partners_in(const AlsFact& fact, const AlsLinks& links, int a, int block) {
  const Als& als = fact[a];
  std::array<AlsBlock, kDigits> hit_by_digit;
  for (const Digit z : als.digits) {
    for (const Cell cell : als.sees(z)) {
      hit_by_digit[z.index()] |= fact.losing_to(Candidate(cell, z))[block];
    }
  }
  AlsBlock once;
  AlsBlock partners;  // linked by x and hit by a z before it; or linked twice
  AlsBlock hit;
  for (const Digit digit : als.digits) {
    const AlsBlock& linked = links.linked(a, digit)[block];
    partners |= linked & (hit | once);
    partners |= once & hit_by_digit[digit.index()];
    once |= linked;
    hit |= hit_by_digit[digit.index()];
  }
  return partners;
}

DigitSet restricted_commons(const AlsFact& fact, const AlsLinks& links, int a, int b) {
  DigitSet restricted;
  for (const Digit digit : fact[a].digits& fact[b].digits) {
    if (contains(links.linked(a, digit), b)) restricted.insert(digit);
  }
  return restricted;
}

Step single(const StepSink& out, const Als& a, const Als& b, Digit x) {
  Step step = out.step();
  DigitSet digits;
  for (const Digit z : a.digits& b.digits) {
    const CellSet hit = a.sees(z) & b.sees(z);
    if (z == x || hit.empty()) continue;
    digits.insert(z);
    step.eliminate(hit, z);
  }
  step.show(Role::als_a, a.cells, a.digits).show(Role::als_b, b.cells, b.digits);
  return step.show(Role::x, x).show(Role::z, digits);
}

Step doubled(const StepSink& out, const Als& a, const Als& b, Digit x, Digit y) {
  Step step = out.step();
  for (const Digit digit : a.digits | b.digits) {
    if (digit == x || digit == y) {
      step.eliminate(a.sees(digit) & b.sees(digit), digit);
      continue;
    }
    if (a.digits.contains(digit)) step.eliminate(a.sees(digit), digit);
    if (b.digits.contains(digit)) step.eliminate(b.sees(digit), digit);
  }
  step.show(Role::als_a, a.cells, a.digits).show(Role::als_b, b.cells, b.digits);
  return step.show(Role::x, x).show(Role::y, y);
}

// One set may take digits from cells of the other; players who look at the two sets only to leave
// them as they are see the rest.
Flow emit_doubled(const Als& a, const Als& b, Digit x, Digit y, StepSink& out) {
  Step step = doubled(out, a, b, x, y);
  CandidateSet inside;
  for (const Digit digit : DigitSet::every()) {
    inside.insert(step.eliminated().cells(digit) & (a.cells | b.cells), digit);
  }
  if (!inside.empty()) {
    Step whole = step;
    if (out.emit(whole) == Flow::stop) return Flow::stop;
    step.keep_only(step.eliminated() - inside);
  }
  return out.emit(step);
}

}  // namespace

void find(const Board&, Workspace& workspace, const TechniqueInfo& row, StepSink& out) {
  const CellSet touched = workspace.touched_since(row.technique).cells;
  const AlsFact& fact = workspace.fact<AlsFact>();
  const AlsLinks& links = workspace.fact<AlsLinks>();
  std::vector<Pair> pairs;
  for (int a = 0; a < fact.count(); ++a) {
    const bool is_new = fact[a].cells.intersects(touched);
    for (int block = a / AlsBlock::kBits; block < fact.blocks(); ++block) {
      for_each_als(partners_in(fact, links, a, block), block, [&](int b) {
        if (b > a && (is_new || fact[b].cells.intersects(touched))) {
          pairs.push_back({fact[a].cells.size() + fact[b].cells.size(), a, b});
        }
        return true;
      });
    }
  }
  std::sort(pairs.begin(), pairs.end());
  for (const auto& [cells, a, b] : pairs) {
    const DigitSet restricted = restricted_commons(fact, links, a, b);
    const Digit x = restricted.first();
    const DigitSet more = restricted - DigitSet{x};
    const Flow flow = more.empty() ? out.emit(single(out, fact[a], fact[b], x))
                                   : emit_doubled(fact[a], fact[b], x, more.first(), out);
    if (flow == Flow::stop) return;
  }
}

}  // namespace nonet::logic::als_xz
