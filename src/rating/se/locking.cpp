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

// For the places of a digit, two at least: bit 9 * i says that the i-th third has all of them, bit
// 9 * i + kLeavesOne that all but one lie there. Shifted by the digit, those of a house fit in a
// word. Thirds as `kLocked` has them.
constexpr int kLeavesOne = 3 * kSide;
constexpr auto kThirds = [] {
  std::array<std::array<std::uint64_t, 512>, 2> thirds{};
  for (int m = 0; m < 512; ++m) {
    for (int i = 0; i < 3 && size_of(m) >= 2; ++i) {
      const std::array<int, 2> rest = {m & ~(7 << 3 * i), m & ~(0b1001001 << i)};
      for (int how = 0; how < 2; ++how) {
        thirds[how][m] |= std::uint64_t{rest[how] == 0} << (kSide * i);
        thirds[how][m] |= std::uint64_t{size_of(rest[how]) == 1} << (kSide * i + kLeavesOne);
      }
    }
  }
  return thirds;
}();

struct Lock {
  int kind1, kind2, house1, house2, digit;
};

bool place_directly(const UnitBoard& at, const Lock& lock, Step& out) {
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

bool remove_behind(const UnitBoard& at, const Lock& lock, Step& out) {
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
bool scan(const UnitBoard& at, Take take) {
  for (const auto& [kind1, kind2] : kLockKinds) {
    for (int house1 = 0; house1 < kSide; ++house1) {
      // Digits by the one of three crossing houses that has all their places.
      unsigned locked[4] = {};
      for (int digit = 0; digit < kSide; ++digit) {
        locked[kLocked[kind2 == kColumn][at.places(kind1, house1, digit)]] |= 1U << digit;
      }
      if ((locked[0] | locked[1] | locked[2]) == 0) continue;
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

// What is locked, and where that leaves one place, is put together for all digits at once: most
// houses have a locked digit, few lead to anything, and no branch is spent on those.
bool find_direct_locking(const UnitBoard& at, Step& out) {
  for (const auto& [kind1, kind2] : kLockKinds) {
    std::array<std::uint64_t, kSide> thirds;
    std::array<std::uint64_t, 3> chutes{};  // three houses that cross the same ones
    const bool is_down = kind2 == kColumn;
    const auto chute_of = [is_down](int house) { return is_down ? house % 3 : house / 3; };
    for (int house = 0; house < kSide; ++house) {
      std::uint64_t all = 0;
      for (int digit = 0; digit < kSide; ++digit) {
        all |= kThirds[is_down][at.places(kind1, house, digit)] << digit;
      }
      thirds[house] = all;
      chutes[chute_of(house)] |= all;
    }
    for (int house1 = 0; house1 < kSide; ++house1) {
      // A house in which a digit is locked is none of those that this leaves one place.
      const std::uint64_t locks = thirds[house1] & chutes[chute_of(house1)] >> kLeavesOne;
      if (locks == 0) continue;
      const int first = std::countr_zero(locks);
      const int house2 = house_across(kind1, house1, kind2, first / kSide);
      return place_directly(at, Lock{kind1, kind2, house1, house2, first % kSide}, out);
    }
  }
  return false;
}

bool find_locking(const UnitBoard& at, Step& out) {
  return scan(at, [&](const Lock& lock) { return remove_behind(at, lock, out); });
}

}  // namespace nonet::se
