// Naked and hidden sets, and the direct hidden ones.
//
// Order: boxes, columns, rows; in a house the subsets of places (naked) or digits (hidden) as bit
// masks in increasing value. Every member has at least two of the things it shares, all together as
// many as there are members. A naked set removes inside its house alone. The direct form places the
// smallest digit that the hidden set leaves a single place for.

#include "rating/se/subsets.hpp"

#include "rating/se/rules.hpp"

namespace nonet::se {
namespace {

constexpr int kOrder[] = {kBox, kColumn, kRow};

struct House {
  int kind, number;
};

// Digits by place, or places by digit.
SubsetRows cells_of(const UnitBoard& at, House house) {
  SubsetRows rows;
  for (int i = 0; i < kSide; ++i) rows[i] = at.cands(cell_at(house.kind, house.number, i));
  return rows;
}

SubsetRows digits_of(const UnitBoard& at, House house) {
  SubsetRows rows;
  const Mask* first = &at.mask[unit_of(house.kind, house.number, 0)];
  for (int i = 0; i < kSide; ++i) rows[i] = first[i];
  return rows;
}

// Runs f on every house that has changed since f last found nothing there.
template <class F>
bool in_houses(const UnitBoard& at, Memo::Times& clean, int least_blanks, F f) {
  for (const int kind : kOrder) {
    for (int number = 0; number < kSide; ++number) {
      if (at.changed[kind][number] <= clean[kind][number]) continue;
      if (at.blanks[kind][number] >= least_blanks && f(House{kind, number})) return true;
      clean[kind][number] = at.time;
    }
  }
  return false;
}

void show(House house, unsigned places, unsigned digits, Step& out) {
  each_bit(places, [&](int place) { out.cells.add(cell_at(house.kind, house.number, place)); });
  out.digits = static_cast<Mask>(digits);
  out.show_house(house.kind, house.number);
}

constexpr Technique pick(int size, Technique two, Technique three, Technique four) {
  return size == 2 ? two : size == 3 ? three : four;
}

bool take_naked(const SubsetRows& rows, House house, const Subset& set, int size, Step& out) {
  unsigned hit = 0;
  for (int place = 0; place < kSide; ++place) {
    if ((set.members >> place & 1) == 0 && (rows[place] & set.shared) != 0) hit |= 1U << place;
  }
  if (hit == 0) return false;
  constexpr double kRatings[] = {0, 0, 3.0, 3.6, 5.0};
  out.start(pick(size, Technique::naked_pair, Technique::naked_triplet, Technique::naked_quad),
            kRatings[size]);
  each_bit(hit, [&](int place) {
    const int cell = cell_at(house.kind, house.number, place);
    each_bit(rows[place] & set.shared, [&](int digit) { out.remove(cand_of(cell, digit)); });
  });
  show(house, set.members, set.shared, out);
  return true;
}

bool take_hidden(const UnitBoard& at, House house, const Subset& set, int size, Step& out) {
  unsigned other = 0;
  each_bit(set.shared,
           [&](int place) { other |= at.cands(cell_at(house.kind, house.number, place)); });
  if ((other & ~set.members) == 0) return false;
  constexpr double kRatings[] = {0, 0, 3.4, 4.0, 5.4};
  out.start(pick(size, Technique::hidden_pair, Technique::hidden_triplet, Technique::hidden_quad),
            kRatings[size]);
  each_bit(set.shared, [&](int place) {
    const int cell = cell_at(house.kind, house.number, place);
    each_bit(at.cands(cell) & ~set.members, [&](int digit) { out.remove(cand_of(cell, digit)); });
  });
  show(house, set.shared, set.members, out);
  return true;
}

bool take_direct(const SubsetRows& rows, House house, const Subset& set, int size, Step& out) {
  for (int digit = 0; digit < kSide; ++digit) {
    const unsigned places = rows[digit];
    if ((set.members >> digit & 1) != 0 || places == 0 || is_one(places)) continue;
    if (!is_one(places & ~set.shared)) continue;
    out.start(size == 2 ? Technique::direct_hidden_pair : Technique::direct_hidden_triplet,
              size == 2 ? 2.0 : 2.5);
    const int place = first_of(places & ~set.shared);
    out.placed = cand_of(cell_at(house.kind, house.number, place), digit);
    show(house, set.shared, set.members, out);
    return true;
  }
  return false;
}

Memo::Times& times(Memo& memo, Memo::Rule first, int size) { return memo.houses[first + size - 2]; }

}  // namespace

bool find_naked(const UnitBoard& at, int size, Memo& memo, Step& out) {
  return in_houses(at, times(memo, Memo::naked2, size), 2 * size, [&](House house) {
    const SubsetRows rows = cells_of(at, house);
    return each_subset(rows, size,
                       [&](const Subset& set) { return take_naked(rows, house, set, size, out); });
  });
}

bool find_hidden(const UnitBoard& at, int size, Memo& memo, Step& out) {
  return in_houses(at, times(memo, Memo::hidden2, size), 2 * size + 1, [&](House house) {
    return each_subset(digits_of(at, house), size,
                       [&](const Subset& set) { return take_hidden(at, house, set, size, out); });
  });
}

bool find_direct_hidden(const UnitBoard& at, int size, Memo& memo, Step& out) {
  return in_houses(at, times(memo, Memo::direct_pair, size), size + 1, [&](House house) {
    const SubsetRows rows = digits_of(at, house);
    return each_subset(rows, size,
                       [&](const Subset& set) { return take_direct(rows, house, set, size, out); });
  });
}

}  // namespace nonet::se
