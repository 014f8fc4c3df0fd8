#include "rating/se/multiple.hpp"

#include <algorithm>

namespace nonet::se {

using HintKind = MultipleHint::Kind;

MultipleChains::MultipleChains() = default;

// Keeps the first hint in order.
struct MultipleChains::Best {
  MultipleHint& best;
  bool has_found = false;

  int most(const MultipleHint& hint) const {
    if (!has_found) return 1 << 20;
    return best.complexity - (hint.kind >= best.kind ? 1 : 0);
  }
  void take(const MultipleHint& hint) {
    best = hint;
    has_found = true;
  }
};

// Keeps the first hint in order for each set of removals: a candidate, or a cell's others.
struct MultipleChains::All {
  const Mask* masks;
  std::vector<MultipleHint>& found;
  std::array<std::int32_t, 2 * kCands> at{};  // 1 + index

  int key(const MultipleHint& hint) const {
    if (!hint.is_on) return hint.cand;
    const int cell = cell_of(hint.cand);
    const unsigned others = masks[cell] & ~(1U << digit_of(hint.cand));
    return is_one(others) ? cand_of(cell, first_of(others)) : kCands + hint.cand;
  }
  int most(const MultipleHint& hint) const {
    const int index = at[key(hint)];
    if (index == 0) return 1 << 20;
    const MultipleHint& best = found[index - 1];
    return best.complexity - (hint.kind >= best.kind ? 1 : 0);
  }
  // A better hint goes to the end: it was met later than those it equals otherwise.
  void take(const MultipleHint& hint) {
    std::int32_t& index = at[key(hint)];
    if (index != 0) found[index - 1].count = 0;
    found.push_back(hint);
    index = static_cast<std::int32_t>(found.size());
  }
};

const Closure& MultipleChains::closure(int cand, bool is_on) {
  std::int32_t& slot = slot_[2 * cand + (is_on ? 1 : 0)];
  if (slot == 0) {
    if (used_ == pool_.size()) pool_.push_back(std::make_unique<Closure>());
    slot = static_cast<std::int32_t>(++used_);
    propagator_.run(masks_, cand, is_on, closure_mode_, &nested_, *pool_[slot - 1]);
  } else if (pool_[slot - 1]->mode.level < closure_mode_.level) {
    propagator_.go_on(closure_mode_.level, &nested_, *pool_[slot - 1]);
  }
  return *pool_[slot - 1];
}

int MultipleChains::count_nested(const MultipleHint& hint) {
  int sum = 0;
  hashes_.clear();
  for (int i = 0; i < hint.count; ++i) {
    const Closure* from = hint.branches[i].closure;
    if (from->chains.empty()) continue;
    counter_.each(*from, hint.branches[i].cand, hint.branches[i].is_on, [&](int c, bool on) {
      if (on || from->off_parent[c] == Closure::kRoot) return;
      if ((from->off_parent[c] & Closure::kListed) == 0) return;
      const int index = from->lists[from->off_parent[c] & ~Closure::kListed].chain;
      if (index < 0) return;
      const Closure::Chain& chain = from->chains[index];
      if (std::find(hashes_.begin(), hashes_.end(), chain.hash) != hashes_.end()) return;
      hashes_.push_back(chain.hash);
      sum += chain.complexity;
    });
  }
  return sum;
}

int MultipleChains::count(const MultipleHint& hint, int most) {
  int least = 0;
  for (int i = 0; i < hint.count; ++i) {
    const auto& [from, cand, is_on] = hint.branches[i];
    least += (is_on ? from->on_depth : from->off_depth)[cand];
  }
  if (least > most) return least;
  int sum = 0;
  for (int i = 0; i < hint.count && sum <= most; ++i) {
    const auto& [from, cand, is_on] = hint.branches[i];
    sum += counter_.count(*from, cand, is_on, most - sum);
  }
  if (sum <= most && mode_.level >= 2) sum += count_nested(hint);
  return sum;
}

template <class Sink>
void MultipleChains::offer(MultipleHint& hint, Sink& sink) {
  const int cell = cell_of(hint.cand);
  if (hint.is_on && (masks_[cell] & ~(1U << digit_of(hint.cand))) == 0) return;
  const int most = sink.most(hint);
  hint.complexity = count(hint, most);
  if (hint.complexity <= most) sink.take(hint);
}

// What the candidate leads to, and its absence, and both.
template <class Sink>
void MultipleChains::look_at(int cand, bool has_three, Sink& sink) {
  const Closure& with = closure(cand, true);
  const Closure& without = closure(cand, false);
  for (const bool is_on : {false, true}) {
    const Closure& from = is_on ? without : with;
    if (!from.has_clash) continue;
    MultipleHint hint;
    hint.kind = HintKind::kContradiction;
    hint.cand = cand;
    hint.is_on = is_on;
    hint.add(from, from.clash, true);
    hint.add(from, from.clash, false);
    offer(hint, sink);
  }
  if (mode_.is_nishio || !has_three) return;
  for (const bool is_on : {true, false}) {
    if (!(is_on ? with.on : with.off).meets(is_on ? without.on : without.off)) continue;
    const auto& order = is_on ? with.on_order : with.off_order;
    const int total = is_on ? with.on_count : with.off_count;
    const CandSet& other = is_on ? without.on : without.off;
    for (int i = 0; i < total; ++i) {
      if (!other.has(order[i])) continue;
      MultipleHint hint;
      hint.kind = HintKind::kDouble;
      hint.cand = order[i];
      hint.is_on = is_on;
      hint.add(with, order[i], is_on);
      hint.add(without, order[i], is_on);
      offer(hint, sink);
    }
  }
}

// What all candidates of a unit lead to.
template <class Sink>
void MultipleChains::look_at_unit(int unit, HintKind kind, Sink& sink) {
  if (reach_ != nullptr && !reach_->has_common(unit)) return;
  std::array<const Closure*, kSide> from{};
  int size = 0;
  CandSet on, off;
  each_bit(masks_[unit], [&](int place) {
    const Closure& one = closure(kTables.member[unit][place], true);
    if (size == 0) {
      on = one.on;
      off = one.off;
    } else {
      on &= one.on;
      off &= one.off;
    }
    from[size++] = &one;
  });
  for (const bool is_on : {true, false}) {
    const CandSet& common = is_on ? on : off;
    if (common.empty()) continue;
    const auto& order = is_on ? from[0]->on_order : from[0]->off_order;
    const int total = is_on ? from[0]->on_count : from[0]->off_count;
    for (int i = 0; i < total; ++i) {
      if (!common.has(order[i])) continue;
      MultipleHint hint;
      hint.kind = kind;
      hint.unit = unit;
      hint.cand = order[i];
      hint.is_on = is_on;
      for (int k = 0; k < size; ++k) hint.add(*from[k], order[i], is_on);
      offer(hint, sink);
    }
  }
}

template <class Sink>
void MultipleChains::search(const Place& place, const MultipleMode& mode, Sink& sink) {
  const Mask* masks = place.masks;
  masks_ = masks;
  reach_ = place.reach;
  mode_ = mode;
  closure_mode_ = {mode.is_nishio ? kBox : kCell, mode.is_dynamic, mode.level};
  nested_.set_position(place.real, place.stop);
  for (int cell = 0; cell < kSquares && !place.stop.now(); ++cell) {
    const int size = size_of(masks[cell]);
    if (size < (mode.is_dynamic ? 2 : 3)) continue;
    each_bit(masks[cell], [&](int digit) {
      const int cand = cand_of(cell, digit);
      if (mode.is_dynamic) look_at(cand, size >= 3, sink);
      if (mode.is_nishio) return;
      for (int kind = kBox; kind < kKinds; ++kind) {
        const Seat seat = kTables.seat[cand][kind];
        const unsigned places = masks[seat.unit];
        const bool is_first = (places & (seat.bit - 1U)) == 0;
        if (is_first && !is_one(places)) look_at_unit(seat.unit, HintKind::kRegion, sink);
      }
    });
    if (!mode.is_nishio) look_at_unit(cell, HintKind::kCellChain, sink);
  }
}

bool MultipleChains::find_best(const Place& place, const MultipleMode& mode, MultipleHint& best) {
  // Levels 1 to 3 begin as the one below ends; level 4 has other rules.
  const bool goes_on = vain_level_ != kNone && vain_time_ == place.real.time &&
                       mode.level == vain_level_ + 1 && mode.level <= 3;
  if (!goes_on) forget();
  Best sink{best};
  search(place, mode, sink);
  const bool has_plain_closures = mode.is_dynamic && !mode.is_nishio;
  const bool is_vain = has_plain_closures && !sink.has_found && !place.stop.was_stopped();
  vain_time_ = place.real.time;
  vain_level_ = is_vain ? mode.level : kNone;
  return sink.has_found && !place.stop.was_stopped();
}

void MultipleChains::tell_insides(MultipleHint& best) {
  nested_.keep_insides(true);
  told_.clear();
  for (int i = 0; i < best.count; ++i) {
    const Closure* before = best.branches[i].closure;
    if (i > 0 && before == best.branches[0].closure) continue;
    const bool is_on =
        before->on_count > 0 && before->on_parent[before->on_order[0]] == Closure::kRoot;
    const int root = is_on ? before->on_order[0] : before->off_order[0];
    told_.push_back(std::make_unique<Closure>());
    propagator_.run(masks_, root, is_on, before->mode, &nested_, *told_.back());
    for (int k = best.count; k-- > i;) {
      if (best.branches[k].closure == before) best.branches[k].closure = told_.back().get();
    }
  }
  nested_.keep_insides(false);
}

void MultipleChains::forget() {
  used_ = 0;
  slot_.fill(0);
  vain_level_ = kNone;
}

void MultipleChains::find_all(const Place& place, const MultipleMode& mode,
                              std::vector<MultipleHint>& out) {
  out.clear();
  forget();
  All sink{place.masks, out};
  search(place, mode, sink);
  std::erase_if(out, [](const MultipleHint& hint) { return hint.count == 0; });
  std::stable_sort(out.begin(), out.end(), [](const MultipleHint& a, const MultipleHint& b) {
    return a.complexity != b.complexity ? a.complexity < b.complexity : a.kind < b.kind;
  });
}

}  // namespace nonet::se
