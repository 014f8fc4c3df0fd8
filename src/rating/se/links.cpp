// Reach by strongly connected components (Tarjan): a component is closed after all it leads to, so
// each candidate's set is the union of its successors' sets, and every link is looked at once.
// Candidates are numbered anew, so that their sets are four words in nearly every puzzle.

#include "rating/se/links.hpp"

#include <algorithm>

namespace nonet::se {

namespace {

// The places of a unit that a candidate's weak links lead to: not its own, and not those of a line
// in the same box, which the box has met already.
constexpr auto kApart = [] {
  std::array<std::array<Mask, kKinds>, kCands> apart{};
  for (int cand = 0; cand < kCands; ++cand) {
    const int cell = cell_of(cand);
    apart[cand][kCell] = static_cast<Mask>(0x1FF & ~(1 << digit_of(cand)));
    apart[cand][kBox] = static_cast<Mask>(0x1FF & ~(1 << place_of(kBox, cell)));
    apart[cand][kRow] = static_cast<Mask>(0x1FF & ~(7 << column_of(cell) / 3 * 3));
    apart[cand][kColumn] = static_cast<Mask>(0x1FF & ~(7 << row_of(cell) / 3 * 3));
  }
  return apart;
}();

}  // namespace

void LinkTable::add_strong(int cand, int other, int kind) {
  std::uint8_t& count = strong_count[cand];
  for (int i = 0; i < count; ++i) {
    if (strong[cand][i].cand == other) return;
  }
  strong[cand][count++] = {static_cast<std::uint16_t>(other), static_cast<std::uint8_t>(kind)};
}

void LinkTable::build(const Mask* masks, const LinkKinds& kinds) {
  strong_count.fill(0);
  std::array<Mask, kUnits> useful{};  // candidates with strong links
  for (int unit = kinds.strong_from * 81; unit < (kinds.strong_to + 1) * 81; ++unit) {
    const unsigned mask = masks[unit];
    if (!is_two(mask)) continue;
    const int a = kTables.member[unit][first_of(mask)];
    const int b = kTables.member[unit][first_of(mask & (mask - 1))];
    add_strong(a, b, kind_of_unit(unit));
    add_strong(b, a, kind_of_unit(unit));
    for (const int cand : {a, b}) {
      for (const Seat seat : kTables.seat[cand]) useful[seat.unit] |= seat.bit;
    }
  }
  for (int cell = 0; cell < kSquares; ++cell) {
    for (unsigned digits = masks[cell]; digits != 0; digits &= digits - 1) {
      const int cand = cand_of(cell, first_of(digits));
      int count = 0;
      for (int kind = kinds.weak_from; kind < kKinds; ++kind) {
        const int unit = kTables.seat[cand][kind].unit;
        for (unsigned rest = useful[unit] & kApart[cand][kind]; rest != 0; rest &= rest - 1) {
          weak[cand][count++] = {kTables.member[unit][first_of(rest)],
                                 static_cast<std::uint8_t>(kind)};
        }
      }
      weak_count[cand] = static_cast<std::uint8_t>(count);
    }
  }
}

template <int kWords>
struct Reach::Work {
  using Set = std::array<std::uint64_t, kWords>;
  static constexpr int kMost = kWords * 64;
  const LinkTable& links;
  const Reach& owner;
  std::array<Set, kMost> on, off;  // by number: what it makes true, and false
  std::array<int, kMost> order{}, low;
  std::array<int, kMost> stack;
  int stacked = 0;
  std::array<bool, kMost> is_closed{};
  int clock = 0;

  Work(const LinkTable& table, const Reach& reach) : links(table), owner(reach) {}

  static void add(Set& set, int i) { set[i >> 6] |= std::uint64_t{1} << (i & 63); }
  static bool has(const Set& set, int i) { return (set[i >> 6] >> (i & 63) & 1) != 0; }
  static void join(Set& set, const Set& other) {
    for (int i = 0; i < kWords; ++i) set[i] |= other[i];
  }

  // Itself, and the others of its units.
  void begin(const Mask* masks) {
    std::array<Set, kUnits> units{};
    for (int i = 0; i < owner.count_; ++i) {
      for (const Seat seat : kTables.seat[owner.live_[i]]) {
        if (!is_one(masks[seat.unit])) add(units[seat.unit], i);
      }
    }
    for (int i = 0; i < owner.count_; ++i) {
      on[i] = {};
      off[i] = {};
      add(on[i], i);
      for (const Seat seat : kTables.seat[owner.live_[i]]) join(off[i], units[seat.unit]);
      off[i][i >> 6] &= ~(std::uint64_t{1} << (i & 63));
    }
  }

  void visit(int me) {
    order[me] = low[me] = ++clock;
    stack[stacked++] = me;
    const int cand = owner.live_[me];
    for (int w = 0; w < links.weak_count[cand]; ++w) {
      const int off_cand = links.weak[cand][w].cand;
      for (int s = 0; s < links.strong_count[off_cand]; ++s) {
        const int next = owner.number_[links.strong[off_cand][s].cand];
        if (next == me) continue;
        if (order[next] == 0) visit(next);
        if (!is_closed[next]) {
          low[me] = std::min(low[me], low[next]);
        } else if (!has(on[me], next)) {
          join(on[me], on[next]);
          join(off[me], off[next]);
        }
      }
    }
    if (low[me] == order[me]) close(me);
  }

  void close(int root) {
    int first = stacked - 1;
    for (; stack[first] != root; --first) {
      join(on[root], on[stack[first]]);
      join(off[root], off[stack[first]]);
    }
    for (int i = first; i < stacked; ++i) {
      on[stack[i]] = on[root];
      off[stack[i]] = off[root];
      is_closed[stack[i]] = true;
    }
    stacked = first;
  }

  bool has_common(const Mask* masks, int unit) const {
    Set true_in_all, false_in_all;
    true_in_all.fill(~std::uint64_t{0});
    false_in_all.fill(~std::uint64_t{0});
    each_bit(masks[unit], [&](int place) {
      const int i = owner.number_[kTables.member[unit][place]];
      for (int w = 0; w < kWords; ++w) {
        true_in_all[w] &= on[i][w];
        false_in_all[w] &= off[i][w];
      }
    });
    std::uint64_t any = 0;
    for (int w = 0; w < kWords; ++w) any |= true_in_all[w] | false_in_all[w];
    return any != 0;
  }
};

template <int kWords>
bool Reach::look_with(const Mask* masks, const LinkTable& links) {
  using W = Work<kWords>;
  W work(links, *this);
  work.begin(masks);
  for (int i = 0; i < count_; ++i) {
    if (work.order[i] == 0) work.visit(i);
  }
  bool has_any = false;
  typename W::Set both_ways{};
  for (int i = 0; i < count_; ++i) {
    const int cand = live_[i];
    if (W::has(work.off[i], i)) {
      has_any = true;
      refuted_.add(cand);
      for (int w = 0; w < kWords; ++w) both_ways[w] |= work.on[i][w] & work.off[i][w];
    }
    for (int s = 0; s < links.strong_count[cand]; ++s) {
      if (W::has(work.on[number_[links.strong[cand][s].cand]], i)) proved_.add(cand);
    }
  }
  for (int i = 0; i < count_; ++i) {
    if (W::has(both_ways, i)) on_cycles_.add(live_[i]);
  }
  for (int unit = 0; unit < kUnits; ++unit) {
    if (masks[unit] == 0 || is_one(masks[unit])) continue;
    if (work.has_common(masks, unit)) common_[unit >> 6] |= std::uint64_t{1} << (unit & 63);
  }
  return has_any;
}

bool Reach::look(const Mask* masks, const LinkTable& links) {
  count_ = 0;
  refuted_.clear();
  proved_.clear();
  on_cycles_.clear();
  common_.fill(0);
  for (int cell = 0; cell < kSquares; ++cell) {
    each_bit(masks[cell], [&](int digit) {
      const int cand = cand_of(cell, digit);
      number_[cand] = static_cast<std::int16_t>(count_);
      live_[count_++] = static_cast<std::uint16_t>(cand);
    });
  }
  if (count_ <= 192) return look_with<3>(masks, links);
  if (count_ <= 256) return look_with<4>(masks, links);
  return look_with<12>(masks, links);
}

}  // namespace nonet::se
