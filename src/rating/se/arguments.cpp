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

// What a rule saw: an x-wing's lines come before what covers them, and the house that keeps a digit
// before the one it is kept in.
void show_pattern(const Closure::List& list, Implication& out) {
  const int where = list.pattern.where;
  const std::uint32_t what = list.pattern.what;
  const unsigned members = what & 0x1FF;
  const unsigned shared = what >> 9;
  const auto add_house = [&](int kind, int house) {
    out.houses[out.house_count++] = static_cast<std::uint8_t>(kind * 9 + house);
  };
  const auto add_cells = [&](unsigned places) {
    each_bit(places, [&](int place) { out.cells.add(cell_at(where / 9, where % 9, place)); });
  };
  out.rule = static_cast<Technique>(list.rule);
  switch (out.rule) {
    case Technique::pointing:
    case Technique::claiming:
      out.digits = static_cast<Mask>(1 << where % 9);
      add_house(where / 81, where % 81 / 9);
      add_house(static_cast<int>(what) / 9, static_cast<int>(what) % 9);
      break;
    case Technique::hidden_pair:
      out.digits = static_cast<Mask>(members);
      add_cells(shared);
      add_house(where / 9, where % 9);
      break;
    case Technique::naked_pair:
      out.digits = static_cast<Mask>(shared);
      add_cells(members);
      add_house(where / 9, where % 9);
      break;
    case Technique::x_wing:
      out.digits = static_cast<Mask>(1 << where % 9);
      each_bit(members, [&](int line) { add_house(where / 9, line); });
      each_bit(shared, [&](int line) { add_house(where / 9 == kRow ? kColumn : kRow, line); });
      break;
    default: break;
  }
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
      const Closure::List& list = from.lists[from.off_parent[cand] & ~Closure::kListed];
      show_pattern(list, next);
      const auto chain = static_cast<std::size_t>(list.chain);
      if (list.chain >= 0 && chain < from.insides.size()) next.inside = from.insides[chain];
    } else {
      next.unit = shared_unit(cand, from.off_parent[cand]);
    }
  }
  return out;
}

namespace {

// The lines of a cycle one way round: from its start as it is, or from its negation. The end that
// repeats the start is left out.
Argument go_round(const ChainHint& hint, bool is_on) {
  const int size = static_cast<int>(hint.path.size());
  Argument out{line(hint.start, is_on)};
  bool is_next_on = !is_on;
  // Backwards, the link between two candidates is that of the later one.
  for (int i = 0; i + 1 < size; ++i, is_next_on = !is_next_on) {
    const int at = is_on ? i : size - 2 - i;
    const int linked = is_on ? at : at + 1;
    Implication next = line(hint.path[at], is_next_on);
    next.unit = kTables.seat[hint.path[linked]][hint.kinds[linked]].unit;
    next.from.push_back(1);
    for (Implication& later : out) {
      for (int& from : later.from) ++from;
    }
    out.insert(out.begin(), std::move(next));
  }
  return out;
}

}  // namespace

Inside argue_inside(const ChainHint& hint) {
  Inside out;
  if (hint.is_cycle) {
    out.end = Inside::End::loop;
    out.arguments = {go_round(hint, true), go_round(hint, false)};
  } else {
    out.literal = {static_cast<std::uint16_t>(hint.start), !hint.starts_on};
    out.arguments = {argue(hint)};
  }
  return out;
}

Inside argue_inside(const MultipleHint& hint, AncestorCounter& counter) {
  Inside out;
  const MultipleHint::Branch& first = hint.branches[0];
  const bool is_clash = hint.kind == MultipleHint::kContradiction;
  out.end = is_clash ? Inside::End::clash : Inside::End::common;
  out.literal = {first.cand, first.is_on};
  out.unit = hint.unit;
  for (int i = 0; i < hint.count; ++i) out.arguments.push_back(argue(hint.branches[i], counter));
  return out;
}

void each_unit_of_rules(const Inside& inside, FunctionRef<void(int)> f) {
  const auto add_houses = [&](const Implication& next, int first, int count) {
    for (int i = first; i < first + count; ++i) {
      each_bit(next.digits,
               [&](int digit) { f(unit_of(next.houses[i] / 9, next.houses[i] % 9, digit)); });
    }
  };
  for (const Argument& argument : inside.arguments) {
    for (const Implication& next : argument) {
      switch (next.rule) {
        case Technique::count: break;
        case Technique::naked_pair: next.cells.each([&](int cell) { f(cell); }); break;
        case Technique::x_wing: add_houses(next, 0, 2); break;
        case Technique::pointing:
        case Technique::claiming:
        case Technique::hidden_pair: add_houses(next, 0, 1); break;
        default:
          if (next.inside == nullptr) break;
          for (const Argument& inner : next.inside->arguments) {
            for (const Implication& one : inner) {
              if (one.literal.is_on && one.unit != kNone) f(one.unit);
            }
          }
          if (next.inside->unit != kNone) f(next.inside->unit);
          each_unit_of_rules(*next.inside, f);
      }
    }
  }
}

}  // namespace nonet::se
