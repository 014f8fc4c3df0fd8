#include "rating/se/nested.hpp"

#include <algorithm>

#include "rating/se/arguments.hpp"
#include "rating/se/locking.hpp"
#include "rating/se/multiple.hpp"
#include "rating/se/subsets.hpp"

namespace nonet::se {
namespace {

constexpr std::uint32_t house_bit(int kind, int house) { return 1U << ((kind - 1) * 9 + house); }

// The houses of a cell.
constexpr auto kHousesOf = [] {
  std::array<std::uint32_t, kSquares> bits{};
  for (int cell = 0; cell < kSquares; ++cell) {
    for (int kind = kBox; kind <= kColumn; ++kind) {
      bits[cell] |= house_bit(kind, house_of(kind, cell));
    }
  }
  return bits;
}();

// One bit after the other, in a way that tells sequences apart.
std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
  hash ^= value + 0x9E3779B97F4A7C15U + (hash << 6) + (hash >> 2);
  hash *= 0xFF51AFD7ED558CCDU;
  return hash ^ (hash >> 32);
}

}  // namespace

// A rule that was used inside: which, what it saw, and the number of its chain if it is one.
struct Nested::Used {
  Technique technique;
  Closure::Pattern pattern{};
  int chain = -1;
};

// Places and what they share, in one number.
constexpr std::uint32_t both_of(unsigned members, unsigned shared) { return members | shared << 9; }

// One call of `advance`: the closure, its grids, and the hint in the making.
struct Nested::Task {
  Propagator& from;
  Closure& out;
  const Mask* start;
  const Mask* work;
  bool has_added = false;
  std::vector<std::uint16_t> parents{};
  CandSet known{};

  void begin() { parents.clear(); }
  // Those of the unit that are gone; `outside` leaves some places out.
  void add_gone(int unit, unsigned outside = 0x1FF) {
    each_bit(start[unit] & ~unsigned{work[unit]} & outside,
             [&](int place) { parents.push_back(kTables.member[unit][place]); });
  }
  void add_gone_once(int unit) {
    each_bit(start[unit] & ~unsigned{work[unit]}, [&](int place) {
      const int cand = kTables.member[unit][place];
      if (known.has(cand)) return;
      known.add(cand);
      parents.push_back(static_cast<std::uint16_t>(cand));
    });
  }
  std::uint16_t add_list(const Used& rule) {
    out.lists.push_back({static_cast<std::uint32_t>(out.listed.size()),
                         static_cast<std::uint16_t>(parents.size()),
                         static_cast<std::int16_t>(rule.chain),
                         static_cast<std::uint8_t>(rule.technique), rule.pattern});
    out.listed.insert(out.listed.end(), parents.begin(), parents.end());
    return static_cast<std::uint16_t>(Closure::kListed | (out.lists.size() - 1));
  }
  int depth() const {
    int most = 0;
    for (const int cand : parents) most = std::max(most, +out.off_depth[cand]);
    return most + 1;
  }
};

Nested::Nested() = default;
Nested::~Nested() = default;

void Nested::begin() {
  seen_off_ = 0;
  houses_.fill(0);
  digits_.fill(0);
}

void Nested::note_changes(const Closure& out) {
  std::uint32_t houses = 0;
  std::uint32_t digits = 0;
  for (; seen_off_ < out.off_count; ++seen_off_) {
    houses |= kHousesOf[cell_of(out.off_order[seen_off_])];
    digits |= 1U << digit_of(out.off_order[seen_off_]);
  }
  for (std::uint32_t& h : houses_) h |= houses;
  for (std::uint32_t& d : digits_) d |= digits;
}

// Removals of a hint become false literals, each once; `each_removal` calls back with candidates.
template <class Removals>
void Nested::add_hint(Task& task, const Used& rule, const Removals& each_removal) {
  std::uint16_t list = 0;
  each_removal([&](int cand) {
    if (task.out.off.has(cand)) return;
    if (list == 0) list = task.add_list(rule);
    task.from.add_off(task.out, cand, list, task.depth());
    task.has_added = true;
  });
}

bool Nested::ask_locking(Task& task) {
  const std::uint32_t houses = houses_[locking];
  houses_[locking] = 0;
  for (const auto& kinds : kLockKinds) {
    const int kind1 = kinds.first;
    const int kind2 = kinds.second;
    for (int house1 = 0; house1 < kSide; ++house1) {
      if ((houses & house_bit(kind1, house1)) == 0) continue;
      unsigned locked[3] = {};
      for (int digit = 0; digit < kSide; ++digit) {
        const int unit = unit_of(kind1, house1, digit);
        if (task.work[unit] == task.start[unit]) continue;
        const int which = kLocked[kind2 == kColumn][task.work[unit]];
        if (which < 3) locked[which] |= 1U << digit;
      }
      for (int i = 0; i < 3; ++i) {
        const int house2 = house_across(kind1, house1, kind2, i);
        each_bit(locked[i], [&](int digit) {
          const int unit2 = unit_of(kind2, house2, digit);
          const unsigned rest = task.work[unit2] & ~unsigned{shared(kind2, kind1, house1)};
          if (rest == 0) return;
          task.begin();
          const int unit1 = unit_of(kind1, house1, digit);
          task.add_gone(unit1, ~unsigned{shared(kind1, kind2, house2)});
          if (task.parents.empty()) return;
          const Closure::Pattern seen{static_cast<std::uint16_t>(unit1),
                                      static_cast<std::uint32_t>(kind2 * 9 + house2)};
          add_hint(task, {kind1 == kBox ? Technique::pointing : Technique::claiming, seen},
                   [&](auto remove) {
                     each_bit(rest, [&](int place) { remove(kTables.member[unit2][place]); });
                   });
        });
      }
    }
  }
  return task.has_added;
}

bool Nested::ask_hidden_pair(Task& task) {
  const std::uint32_t houses = houses_[hidden_pair];
  houses_[hidden_pair] = 0;
  for (const int kind : {kBox, kColumn, kRow}) {
    for (int house = 0; house < kSide; ++house) {
      if ((houses & house_bit(kind, house)) == 0 || real_->blanks[kind][house] <= 4) continue;
      SubsetRows rows;
      for (int digit = 0; digit < kSide; ++digit)
        rows[digit] = task.work[unit_of(kind, house, digit)];
      each_subset(rows, 2, [&](const Subset& set) {
        task.begin();
        each_bit(0x1FF & ~set.shared, [&](int place) {
          const int cell = cell_at(kind, house, place);
          each_bit(task.start[cell] & set.members, [&](int digit) {
            task.parents.push_back(static_cast<std::uint16_t>(cand_of(cell, digit)));
          });
        });
        if (task.parents.empty()) return false;
        const Closure::Pattern seen{static_cast<std::uint16_t>(kind * 9 + house),
                                    both_of(set.members, set.shared)};
        add_hint(task, {Technique::hidden_pair, seen}, [&](auto remove) {
          each_bit(set.shared, [&](int place) {
            const int cell = cell_at(kind, house, place);
            each_bit(task.work[cell] & ~set.members,
                     [&](int digit) { remove(cand_of(cell, digit)); });
          });
        });
        return false;
      });
    }
  }
  return task.has_added;
}

bool Nested::ask_naked_pair(Task& task) {
  const std::uint32_t houses = houses_[naked_pair];
  houses_[naked_pair] = 0;
  for (const int kind : {kBox, kColumn, kRow}) {
    for (int house = 0; house < kSide; ++house) {
      if ((houses & house_bit(kind, house)) == 0 || real_->blanks[kind][house] < 4) continue;
      SubsetRows rows;
      for (int place = 0; place < kSide; ++place)
        rows[place] = task.work[cell_at(kind, house, place)];
      each_subset(rows, 2, [&](const Subset& set) {
        task.begin();
        each_bit(set.members, [&](int place) {
          const int cell = cell_at(kind, house, place);
          each_bit(task.start[cell] & ~set.shared, [&](int digit) {
            task.parents.push_back(static_cast<std::uint16_t>(cand_of(cell, digit)));
          });
        });
        if (task.parents.empty()) return false;
        const Closure::Pattern seen{static_cast<std::uint16_t>(kind * 9 + house),
                                    both_of(set.members, set.shared)};
        add_hint(task, {Technique::naked_pair, seen}, [&](auto remove) {
          each_bit(0x1FF & ~set.members, [&](int place) {
            const int cell = cell_at(kind, house, place);
            each_bit(task.work[cell] & set.shared,
                     [&](int digit) { remove(cand_of(cell, digit)); });
          });
        });
        return false;
      });
    }
  }
  return task.has_added;
}

bool Nested::ask_x_wing(Task& task) {
  const std::uint32_t digits = digits_[x_wing];
  digits_[x_wing] = 0;
  for (const int kind : {kColumn, kRow}) {
    // Pairs of lines outside, digits inside.
    for (int second = 1; second < kSide; ++second) {
      for (int first = 0; first < second; ++first) {
        for (std::uint32_t left = digits; left != 0; left &= left - 1) {
          const int digit = first_of(left);
          const int unit1 = unit_of(kind, first, digit);
          const int unit2 = unit_of(kind, second, digit);
          const unsigned cover = task.work[unit1];
          if (cover != task.work[unit2] || !is_two(cover)) continue;
          if (real_->filled[digit] + 4 > kSide) continue;
          task.begin();
          task.add_gone(unit1, ~cover);
          task.add_gone(unit2, ~cover);
          if (task.parents.empty()) continue;
          const Closure::Pattern seen{static_cast<std::uint16_t>(kind * 9 + digit),
                                      both_of(1U << first | 1U << second, cover)};
          add_hint(task, {Technique::x_wing, seen}, [&](auto remove) {
            CandSet removed;
            for (int line = 0; line < kSide; ++line) {
              if (line == first || line == second) continue;
              const int unit = unit_of(kind, line, digit);
              each_bit(task.work[unit] & cover,
                       [&](int place) { removed.add(kTables.member[unit][place]); });
            }
            removed.each(remove);
          });
        }
      }
    }
  }
  return task.has_added;
}

void Nested::keep_insides(bool are_wanted) {
  keeps_insides_ = are_wanted;
  if (inner_) inner_->keep_insides(are_wanted);
}

// What rules inside the chain look at is not among its parents, but whoever tells it needs it.
void Nested::keep(Task& task, Inside inside) const {
  const auto add_gone = [&](int unit) { task.add_gone_once(unit); };
  each_unit_of_rules(inside, add_gone);
  task.out.insides.push_back(std::make_shared<const Inside>(std::move(inside)));
}

// Chains and cycles: the candidates gone from the units by which a literal became true.
bool Nested::ask_static(Task& task) {
  statics_.find_all(task.work, static_hints_);
  for (const ChainHint& hint : static_hints_) {
    task.begin();
    task.known.clear();
    std::uint64_t hash = mix(0, hint.is_cycle ? 2 : 1);
    const int size = static_cast<int>(hint.path.size());
    // The chain from its end to its start.
    bool is_on = hint.is_cycle || !hint.starts_on;
    for (int i = size - 1; i >= 0; --i, is_on = !is_on) {
      hash = mix(hash, 2U * hint.path[i] + (is_on ? 1U : 0U));
      if (is_on && (hint.is_cycle || i > 0)) {
        task.add_gone_once(kTables.seat[hint.path[i]][hint.kinds[i]].unit);
      }
    }
    // A cycle turned round: every literal negated, with the unit it followed by.
    if (hint.is_cycle) {
      hash = mix(hash, 2U * hint.start);
      is_on = true;
      for (int i = 0; i + 1 < size; ++i, is_on = !is_on) {
        hash = mix(hash, 2U * hint.path[i] + (is_on ? 1U : 0U));
        if (is_on) task.add_gone_once(kTables.seat[hint.path[i]][hint.kinds[i]].unit);
      }
    }
    if (task.parents.empty()) continue;
    const int chain = static_cast<int>(task.out.chains.size());
    task.out.chains.push_back({hint.complexity, hash});
    if (keeps_insides_) keep(task, argue_inside(hint));
    add_hint(task, {Technique::forcing_chain, {}, chain},
             [&](auto remove) { hint.removed.each(remove); });
  }
  return task.has_added;
}

bool Nested::ask_multiple(Task& task, int level, bool is_dynamic) {
  if (!inner_) {
    inner_ = std::make_unique<MultipleChains>();
    inner_->keep_insides(keeps_insides_);
  }
  inner_->find_all({*real_, task.work, *stop_, is_dynamic ? nullptr : &statics_.reach()},
                   {.is_dynamic = is_dynamic, .level = level}, multiple_hints_);
  for (const MultipleHint& hint : multiple_hints_) {
    task.begin();
    task.known.clear();
    std::uint64_t hash = mix(0, 3);
    for (int i = 0; i < hint.count; ++i) {
      const Closure* from = hint.branches[i].closure;
      hash = mix(hash, 5000);
      inner_->counter().each(
          *from, hint.branches[i].cand, hint.branches[i].is_on, [&](int c, bool on) {
            hash = mix(hash, 2U * c + (on ? 1U : 0U));
            if (!on) return;
            const bool is_root = from->on_parent[c] == Closure::kRoot;
            if (is_root && hint.unit == kNone) return;
            const int kind = is_root ? kind_of_unit(hint.unit) : from->on_kind[c];
            task.add_gone_once(kTables.seat[c][kind].unit);
          });
    }
    if (task.parents.empty()) continue;
    const int chain = static_cast<int>(task.out.chains.size());
    task.out.chains.push_back({hint.complexity, hash});
    if (keeps_insides_) keep(task, argue_inside(hint, inner_->counter()));
    const int cell = cell_of(hint.cand);
    add_hint(task, {Technique::dynamic_cell, {}, chain}, [&](auto remove) {
      if (!hint.is_on) return remove(hint.cand);
      each_bit(task.work[cell] & ~(1U << digit_of(hint.cand)),
               [&](int digit) { remove(cand_of(cell, digit)); });
    });
  }
  return task.has_added;
}

bool Nested::advance(Propagator& from, Closure& out) {
  Task task{from, out, out.start, from.work_.data()};
  note_changes(out);
  if (ask_locking(task) || ask_hidden_pair(task) || ask_naked_pair(task) || ask_x_wing(task)) {
    return true;
  }
  const int level = out.mode.level;
  if (level < 2 || stop_->now()) return false;
  if (level < 4) return ask_static(task) || (level == 3 && ask_multiple(task, 0, false));
  return ask_multiple(task, 0, true) || (level == 5 && ask_multiple(task, 2, true));
}

}  // namespace nonet::se
