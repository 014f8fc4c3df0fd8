// See static_chains.hpp. Three observations make this quick and change no choice:
//
// - Nothing is removed unless a candidate leads to its own negation (links.hpp); only those
// candidates
//   start chains, and cycles run only through what both follows from one of them and is ruled out
//   by it.
// - A chain from s to not-s of 2t - 1 links, read backwards, is another one; so some x is reached
// in t - 1
//   links and not-x in t. Half the depth tells its length, and its effect is known from its start.
// - A cycle search queues a false candidate once for every true one it follows from; later copies
// lead
//   nowhere new, and matter only where they close a cycle.

#include "rating/se/static_chains.hpp"

#include <algorithm>

#include "rating/se/rating_steps.hpp"

namespace nonet::se {

const std::array<StaticChains::Pass, 3> StaticChains::kPasses = {{
    {ChainHint::Pass::x, kXLinks, 6.5, 6.6},
    {ChainHint::Pass::y, kYLinks, 6.5, 0},
    {ChainHint::Pass::xy, kXYLinks, 7.0, 7.0},
}};

int StaticChains::limit(double base, const Pass& pass, const ChainHint& best,
                        bool is_earlier) const {
  if (best.start == kNoCand) return kCands;
  ChainHint hint;
  hint.pass = pass.id;
  int most = 2;  // complexities are even
  for (int c = 4; c <= kCands; c += 2) {
    hint.complexity = c;
    hint.rating = length_rating(base, c);
    const bool is_equal = !best.precedes(hint) && !hint.precedes(best);
    if (!(hint.precedes(best) || (is_earlier && is_equal))) break;
    most = c;
  }
  return most;
}

// The complexity of the shortest chain from the literal to its negation, up to `most`; 0 if none.
int StaticChains::find_distance(const LinkTable& links, int start, bool starts_on, int most) {
  forget();
  int on_head = 0, on_tail = 0, off_head = 0, off_tail = 0;
  if (starts_on) {
    seen_on_[start] = stamp_;
    queue_on_[on_tail++] = static_cast<std::uint16_t>(start);
  } else {
    seen_off_[start] = stamp_;
    queue_off_[off_tail++] = static_cast<std::uint16_t>(start);
  }
  bool has_met = false;
  for (int layer = 1; 2 * layer <= most; ++layer) {
    if (starts_on == ((layer & 1) != 0)) {
      if (on_head == on_tail) return 0;
      for (const int end = on_tail; on_head < end; ++on_head) {
        const int on = queue_on_[on_head];
        for (int i = 0; i < links.weak_count[on]; ++i) {
          const int other = links.weak[on][i].cand;
          if (seen_off_[other] == stamp_) continue;
          seen_off_[other] = stamp_;
          queue_off_[off_tail++] = static_cast<std::uint16_t>(other);
          has_met = has_met || seen_on_[other] == stamp_;
        }
      }
    } else {
      if (off_head == off_tail) return 0;
      for (const int end = off_tail; off_head < end; ++off_head) {
        const int off = queue_off_[off_head];
        for (int i = 0; i < links.strong_count[off]; ++i) {
          const int other = links.strong[off][i].cand;
          if (seen_on_[other] == stamp_) continue;
          seen_on_[other] = stamp_;
          queue_on_[on_tail++] = static_cast<std::uint16_t>(other);
          has_met = has_met || seen_off_[other] == stamp_;
        }
      }
    }
    if (has_met) return 2 * layer;
  }
  return 0;
}

// The best chain of a pass; only candidates that some chain can speak of are starts.
void StaticChains::look_for_chains(const Mask* masks, const Pass& pass, ChainHint& best) {
  CandSet starts = reach_.refuted();
  starts |= reach_.proved();
  int most = limit(pass.chain_base, pass, best, false);
  if (most < 4) return;
  const LinkTable& links = table(masks, pass);
  starts.each([&](int start) {
    for (const bool starts_on : {true, false}) {
      if (!(starts_on ? reach_.refuted() : reach_.proved()).has(start)) continue;
      if (is_one(masks[cell_of(start)])) continue;
      const int complexity = find_distance(links, start, starts_on, most);
      if (complexity == 0) continue;
      best = ChainHint();
      best.pass = pass.id;
      best.start = start;
      best.starts_on = starts_on;
      best.complexity = complexity;
      best.rating = length_rating(pass.chain_base, complexity);
      most = complexity - 2;
    }
  });
}

bool StaticChains::is_above(int on, int off) const {
  while (parent_on_[on] != kCands) {
    const int via = parent_on_[on];
    if (via == off) return true;
    on = parent_off_[via];
  }
  return false;
}

// Calls take(last ON, last OFF, kind of the closing link, length) for every cycle through the
// start, in order, of up to `most` literals.
template <class Take>
void StaticChains::each_cycle(const LinkTable& links, int start, int most, Take take) {
  // What makes the start true if it is false.
  const auto& closing = links.strong[start];
  const int closings = links.strong_count[start];
  if (closings == 0 || most < 4) return;
  forget();
  int tail = 0;
  int head = 0;
  seen_on_[start] = stamp_;
  parent_on_[start] = kCands;
  queue_on_[tail++] = static_cast<std::uint16_t>(start);
  for (int length = 2; length <= most && head < tail; length += 2) {
    const bool is_last = length + 2 > most;
    for (const int end = tail; head < end; ++head) {
      const int on = queue_on_[head];
      for (int w = 0; w < links.weak_count[on]; ++w) {
        const auto [off, weak_kind] = links.weak[on][w];
        const bool is_known = is_last || seen_off_[off] == stamp_;
        int closing_kind = kNoCand;
        for (int i = 0; i < closings; ++i) {
          if (closing[i].cand == off) closing_kind = closing[i].kind;
        }
        if ((is_known && closing_kind == kNoCand) || is_above(on, off)) continue;
        if (length >= 4 && closing_kind != kNoCand) take(on, off, closing_kind, weak_kind, length);
        if (is_known) continue;
        seen_off_[off] = stamp_;
        parent_off_[off] = static_cast<std::uint16_t>(on);
        kind_off_[off] = weak_kind;
        for (int i = 0; i < links.strong_count[off]; ++i) {
          const auto [next, kind] = links.strong[off][i];
          if (seen_on_[next] == stamp_) continue;
          seen_on_[next] = stamp_;
          parent_on_[next] = off;
          kind_on_[next] = kind;
          queue_on_[tail++] = next;
        }
      }
    }
  }
}

// A cycle removes nothing unless some candidate leads to its own negation by the same links.
bool StaticChains::may_have_cycles(const Mask* masks, const Pass& pass) {
  if (pass.id == ChainHint::Pass::xy) return true;
  const LinkTable& links = table(masks, pass);
  bool may = false;
  reach_.refuted().each(
      [&](int start) { may = may || find_distance(links, start, true, kCands) != 0; });
  return may;
}

void StaticChains::set_removed(const Mask* masks, ChainHint& hint) {
  hint.removed.clear();
  std::array<Cells, kSide> by_on{}, by_off{};  // what sees a true, a false literal, by digit
  Cells loop;
  bool is_on = false;  // the path begins after the start, which is true
  for (const int cand : hint.path) {
    (is_on ? by_on : by_off)[digit_of(cand)] |= kTables.sees[cell_of(cand)];
    loop.add(cell_of(cand));
    is_on = !is_on;
  }
  for (int digit = 0; digit < kSide; ++digit) {
    ((by_on[digit] & by_off[digit]) - loop).each([&](int cell) {
      if ((masks[cell] >> digit & 1) != 0) hint.removed.add(cand_of(cell, digit));
    });
  }
}

// From the last literals back to the start, then turned round.
void StaticChains::set_path(int start, int last_on, int last_off, int last_kind,
                            ChainHint& hint) const {
  hint.path.clear();
  hint.kinds.clear();
  const auto add = [&](int cand, int kind) {
    hint.path.push_back(static_cast<std::uint16_t>(cand));
    hint.kinds.push_back(static_cast<std::uint8_t>(kind));
  };
  add(last_off, last_kind);
  for (int on = last_on; on != start;) {
    add(on, kind_on_[on]);
    const int off = parent_on_[on];
    add(off, kind_off_[off]);
    on = parent_off_[off];
  }
  std::reverse(hint.path.begin(), hint.path.end());
  std::reverse(hint.kinds.begin(), hint.kinds.end());
}

void StaticChains::fill_cycle(const Mask* masks, const Pass& pass, int start,
                              ChainHint& hint) const {
  hint.pass = pass.id;
  hint.is_cycle = true;
  hint.starts_on = true;
  hint.start = start;
  hint.complexity = static_cast<int>(hint.path.size());
  hint.rating = length_rating(pass.cycle_base, hint.complexity);
  set_removed(masks, hint);
}

bool StaticChains::find_best(const Mask* masks, ChainHint& best) {
  best = ChainHint();
  has_table_.fill(false);
  if (!reach_.look(masks, table(masks, kPasses[2]))) return false;
  look_for_chains(masks, kPasses[0], best);
  look_for_chains(masks, kPasses[2], best);
  ChainHint hint;
  for (const Pass& pass : kPasses) {
    if (limit(pass.cycle_base, pass, best, true) < 4 || !may_have_cycles(masks, pass)) continue;
    const LinkTable& links = table(masks, pass);
    reach_.on_cycles().each([&](int start) {
      const Mask mask = masks[cell_of(start)];
      if (is_one(mask) || (pass.id == ChainHint::Pass::y && !is_two(mask))) return;
      // A cycle comes before chains of the same start; an equal hint of an earlier start stays.
      const bool is_earlier =
          best.pass == pass.id && (start < best.start || (start == best.start && !best.is_cycle));
      int most = limit(pass.cycle_base, pass, best, is_earlier);
      each_cycle(links, start, most,
                 [&](int on, int off, int closing_kind, int weak_kind, int length) {
                   if (length > most) return;
                   set_path(start, on, off, weak_kind, hint);
                   hint.path.push_back(static_cast<std::uint16_t>(start));
                   hint.kinds.push_back(static_cast<std::uint8_t>(closing_kind));
                   fill_cycle(masks, pass, start, hint);
                   if (hint.removed.empty()) return;
                   best = hint;
                   most = length - 2;
                 });
    });
  }
  return best.start != kNoCand;
}

// The path of the shortest chain from the start to its negation, as the search meets it.
void StaticChains::trace(const Mask* masks, ChainHint& chain) {
  const LinkTable& links = table(masks, kPasses[static_cast<std::size_t>(chain.pass)]);
  const int first_kind = chain.pass == ChainHint::Pass::x ? kBox : kCell;
  // The table leaves out weak links to a candidate without strong ones, but the chain may end
  // there.
  const bool ends_apart = chain.starts_on && links.strong_count[chain.start] == 0;
  forget();
  int on_head = 0, on_tail = 0, off_head = 0, off_tail = 0;
  bool is_done = false;
  const auto reach = [&](bool is_on, int cand, int parent, int kind) {
    std::uint32_t& seen = (is_on ? seen_on_ : seen_off_)[cand];
    if (seen == stamp_ || is_done) return;
    seen = stamp_;
    (is_on ? parent_on_ : parent_off_)[cand] = static_cast<std::uint16_t>(parent);
    (is_on ? kind_on_ : kind_off_)[cand] = static_cast<std::uint8_t>(kind);
    (is_on ? queue_on_[on_tail++] : queue_off_[off_tail++]) = static_cast<std::uint16_t>(cand);
    is_done = cand == chain.start && is_on != chain.starts_on;
  };
  reach(chain.starts_on, chain.start, kCands, kCell);
  while (!is_done && (on_head < on_tail || off_head < off_tail)) {
    for (const int end = on_tail; on_head < end && !is_done; ++on_head) {
      const int on = queue_on_[on_head];
      for (int i = 0; i < links.weak_count[on]; ++i) {
        reach(false, links.weak[on][i].cand, on, links.weak[on][i].kind);
      }
      for (int kind = first_kind; ends_apart && on != chain.start && kind < kKinds; ++kind) {
        if (kTables.seat[on][kind].unit != kTables.seat[chain.start][kind].unit) continue;
        reach(false, chain.start, on, kind);
      }
    }
    for (const int end = off_tail; off_head < end && !is_done; ++off_head) {
      const int off = queue_off_[off_head];
      for (int i = 0; i < links.strong_count[off]; ++i) {
        reach(true, links.strong[off][i].cand, off, links.strong[off][i].kind);
      }
    }
  }
  set_chain_path(chain);
}

// Back from the end by the parents, then turned round.
void StaticChains::set_chain_path(ChainHint& chain) const {
  chain.path.clear();
  chain.kinds.clear();
  bool is_on = !chain.starts_on;
  for (int cand = chain.start;; is_on = !is_on) {
    chain.path.push_back(static_cast<std::uint16_t>(cand));
    chain.kinds.push_back((is_on ? kind_on_ : kind_off_)[cand]);
    const int parent = (is_on ? parent_on_ : parent_off_)[cand];
    if (parent == kCands) break;
    cand = parent;
  }
  std::reverse(chain.path.begin(), chain.path.end());
  std::reverse(chain.kinds.begin(), chain.kinds.end());
}

// The hints of one start in one pass: its cycles, then its chains.
void StaticChains::collect(const Mask* masks, const Pass& pass, int start,
                           std::vector<ChainHint>& out) {
  if (reach_.on_cycles().has(start)) {
    each_cycle(table(masks, pass), start, kCands,
               [&](int on, int off, int closing_kind, int weak_kind, int) {
                 ChainHint hint;
                 set_path(start, on, off, weak_kind, hint);
                 hint.path.push_back(static_cast<std::uint16_t>(start));
                 hint.kinds.push_back(static_cast<std::uint8_t>(closing_kind));
                 fill_cycle(masks, pass, start, hint);
                 if (!hint.removed.empty()) out.push_back(std::move(hint));
               });
  }
  if (pass.id == ChainHint::Pass::y) return;
  for (const bool starts_on : {true, false}) {
    if (!(starts_on ? reach_.refuted() : reach_.proved()).has(start)) continue;
    const int complexity = find_distance(table(masks, pass), start, starts_on, kCands);
    if (complexity == 0) continue;
    ChainHint hint;
    hint.pass = pass.id;
    hint.start = start;
    hint.starts_on = starts_on;
    hint.complexity = complexity;
    hint.rating = length_rating(pass.chain_base, complexity);
    trace(masks, hint);
    const int cell = cell_of(start);
    each_bit(masks[cell], [&](int digit) {
      if (starts_on == (cand_of(cell, digit) == start)) hint.removed.add(cand_of(cell, digit));
    });
    out.push_back(std::move(hint));
  }
}

void StaticChains::find_all(const Mask* masks, std::vector<ChainHint>& out) {
  out.clear();
  has_table_.fill(false);
  if (!reach_.look(masks, table(masks, kPasses[2]))) return;
  CandSet starts = reach_.on_cycles();
  starts |= reach_.refuted();
  starts |= reach_.proved();
  for (const Pass& pass : kPasses) {
    if (!may_have_cycles(masks, pass)) continue;  // nor chains, by the same links
    starts.each([&](int start) {
      const Mask mask = masks[cell_of(start)];
      if (is_one(mask) || (pass.id == ChainHint::Pass::y && !is_two(mask))) return;
      collect(masks, pass, start, out);
    });
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const ChainHint& a, const ChainHint& b) { return a.precedes(b); });
  // Few: a plain search for equal removals will do.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < out.size(); ++i) {
    const auto is_same = [&](const ChainHint& other) { return other.removed == out[i].removed; };
    if (std::any_of(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(kept), is_same))
      continue;
    if (kept != i) out[kept] = std::move(out[i]);
    ++kept;
  }
  out.resize(kept);
}

}  // namespace nonet::se
