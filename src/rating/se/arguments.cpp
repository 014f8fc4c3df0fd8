#include "rating/se/arguments.hpp"

namespace nonet::se {
namespace {

// The unit in which one candidate rules out the other.
int shared_unit(int a, int b) {
  for (int kind = kCell; kind < kKinds; ++kind) {
    if (kTables.seat[a][kind].unit == kTables.seat[b][kind].unit) return kTables.seat[a][kind].unit;
  }
  return kNone;
}

Implication line(int cand, bool is_on) {
  Implication out;
  out.literal = {static_cast<std::uint16_t>(cand), is_on};
  return out;
}

}  // namespace

Argument argue(const ChainHint& hint) {
  Argument out;
  const int size = static_cast<int>(hint.path.size());
  bool is_on = hint.is_cycle || !hint.starts_on;
  for (int i = size - 1; i >= 0; --i, is_on = !is_on) {
    Implication next = line(hint.path[i], is_on);
    if (hint.is_cycle || i > 0) {
      next.unit = kTables.seat[hint.path[i]][hint.kinds[i]].unit;
      next.from.push_back(static_cast<int>(out.size()) + 1);
    }
    out.push_back(std::move(next));
  }
  if (hint.is_cycle) out.push_back(line(hint.start, true));
  return out;
}

Argument argue(const MultipleHint::Branch& branch, AncestorCounter& counter) {
  const Closure& from = *branch.closure;
  Argument out;
  std::array<std::int16_t, 2 * kCands> index{};
  counter.each(from, branch.cand, branch.is_on, [&](int cand, bool is_on) {
    index[2 * cand + (is_on ? 1 : 0)] = static_cast<std::int16_t>(out.size());
    out.push_back(line(cand, is_on));
  });
  for (Implication& next : out) {
    const int cand = next.literal.cand;
    from.each_parent(cand, next.literal.is_on, [&](int parent, bool is_on) {
      next.from.push_back(index[2 * parent + (is_on ? 1 : 0)]);
    });
    if (next.from.empty()) continue;
    if (next.literal.is_on) {
      next.unit = kTables.seat[cand][from.on_kind[cand]].unit;
    } else if ((from.off_parent[cand] & Closure::kListed) != 0) {
      next.rule =
          static_cast<Technique>(from.lists[from.off_parent[cand] & ~Closure::kListed].rule);
    } else {
      next.unit = shared_unit(cand, from.off_parent[cand]);
    }
  }
  return out;
}

}  // namespace nonet::se
