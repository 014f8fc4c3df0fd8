// Pointing and claiming, and their direct forms: a digit whose places in one house all lie in
// another.
//
// Order: pairs of kinds (box, column), (box, row), (column, box), (row, box); the first house, the
// second house, the digit. Pointing removes the digit from the rest of the second house. The direct
// form looks at the other houses of the first kind that cross the second: where the digit then has
// one place left, it is placed, and nothing else is removed.

#include "rating/se/locking.hpp"

#include "rating/se/rules.hpp"

namespace nonet::se {
namespace {

struct Lock {
  int kind1, kind2, house1, house2, digit;
};

bool place_directly(const Position& at, const Lock& lock, Step& out) {
  for (int third = 0; third < 3; ++third) {
    const int house3 = house_across(lock.kind2, lock.house2, lock.kind1, third);
    if (house3 == lock.house1) continue;
    const Mask places = at.places(lock.kind1, house3, lock.digit);
    if (places == 0 || is_one(places)) continue;
    const Mask rest = places & static_cast<Mask>(~shared(lock.kind1, lock.kind2, lock.house2));
    if (!is_one(rest)) continue;
    const bool is_pointing = lock.kind1 == kBox;
    out.start(is_pointing ? Technique::direct_pointing : Technique::direct_claiming,
              is_pointing ? 1.7 : 1.9);
    out.placed = cand_of(cell_at(lock.kind1, house3, first_of(rest)), lock.digit);
    out.show_house(lock.kind1, lock.house1);
    out.show_house(lock.kind2, lock.house2);
    out.show_house(lock.kind1, house3);
    out.digits = static_cast<Mask>(1 << lock.digit);
    return true;
  }
  return false;
}

bool remove_behind(const Position& at, const Lock& lock, Step& out) {
  const Mask rest = at.places(lock.kind2, lock.house2, lock.digit) &
                    static_cast<Mask>(~shared(lock.kind2, lock.kind1, lock.house1));
  if (rest == 0) return false;
  const bool is_pointing = lock.kind1 == kBox;
  out.start(is_pointing ? Technique::pointing : Technique::claiming, is_pointing ? 2.6 : 2.8);
  each_bit(rest, [&](int place) {
    out.remove(cand_of(cell_at(lock.kind2, lock.house2, place), lock.digit));
  });
  each_bit(at.places(lock.kind1, lock.house1, lock.digit),
           [&](int place) { out.cells.add(cell_at(lock.kind1, lock.house1, place)); });
  out.show_house(lock.kind1, lock.house1);
  out.show_house(lock.kind2, lock.house2);
  out.digits = static_cast<Mask>(1 << lock.digit);
  return true;
}

template <class Take>
bool scan(const Position& at, Take take) {
  for (const auto& [kind1, kind2] : kLockKinds) {
    for (int house1 = 0; house1 < kSide; ++house1) {
      // Digits by the one of three crossing houses that has all their places.
      unsigned locked[3] = {};
      for (int digit = 0; digit < kSide; ++digit) {
        const int which = kLocked[kind2 == kColumn][at.places(kind1, house1, digit)];
        if (which < 3) locked[which] |= 1U << digit;
      }
      for (int i = 0; i < 3; ++i) {
        const int house2 = house_across(kind1, house1, kind2, i);
        for (unsigned digits = locked[i]; digits != 0; digits &= digits - 1) {
          if (take(Lock{kind1, kind2, house1, house2, first_of(digits)})) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

bool find_direct_locking(const Position& at, Step& out) {
  return scan(at, [&](const Lock& lock) { return place_directly(at, lock, out); });
}

bool find_locking(const Position& at, Step& out) {
  return scan(at, [&](const Lock& lock) { return remove_behind(at, lock, out); });
}

}  // namespace nonet::se
