// Unique rectangles and loops: a loop of cells over two digits that would have two fillings.
//
// All hints of all loops are compared: the lowest rating wins, then the lowest type, then the first
// met. Loops start at cells with exactly two candidates, row-major, and walk box, row, column but
// never twice running by the same kind; at most two cells may bring digits of their own, or any
// number of cells if those digits are all one. Here the original has a leak that must be kept: the
// digits of siblings that were tried before, even in vain, count for the cells tried after them.
//
// Most cells are on no loop: in one, every house that is met holds two cells of it. What is left
// after dropping cells that are alone in a house is nearly always nothing.

#include "rating/se/rules.hpp"
#include "rating/se/subsets.hpp"

namespace nonet::se {
namespace {

struct Loops {
  const UnitBoard& at;
  Step& out;
  bool has_found = false;
  int v1 = 0, v2 = 0;
  Mask pair = 0;
  std::array<std::uint8_t, kSquares> walk{};
  int length = 0;
  Cells on_walk = {};
  Cells core = {};                        // cells that may be on a loop
  std::array<std::uint32_t, 2> met = {};  // houses, by parity

  // One loop of two extra cells.
  struct Two {
    int c1, c2;
    Mask extra;
  };

  double base_rating() const {
    double rating = 4.5;
    if (length >= 10) rating += 0.3;
    if (length >= 8) {
      rating += 0.2;
    } else if (length >= 6) {
      rating += 0.1;
    }
    return rating;
  }

  // A hint that wins so far is written into the step.
  template <class Removals>
  void offer(int type, double rating, const Removals& removals) {
    if (has_found && (rating > out.rating || (rating == out.rating && type >= out.type))) return;
    CandSet removed;
    removals(removed);
    if (removed.empty()) return;
    has_found = true;
    out.start(length == 4 ? Technique::unique_rectangle : Technique::unique_loop, rating);
    out.type = static_cast<std::uint8_t>(type);
    out.size = static_cast<std::uint8_t>(length);
    removed.each([&](int cand) { out.remove(cand); });
    for (int i = 0; i < length; ++i) out.cells.add(walk[i]);
    out.digits = pair;
  }

  void remove_from(CandSet& removed, int cell, unsigned digits) const {
    each_bit(at.cands(cell) & digits, [&](int digit) { removed.add(cand_of(cell, digit)); });
  }

  void type_2(Cells seen, int first_extra) {
    const int digit = first_of(at.cands(first_extra) & ~unsigned{pair});
    offer(2, base_rating(), [&](CandSet& removed) {
      (seen & at.where[digit]).each([&](int cell) { removed.add(cand_of(cell, digit)); });
    });
  }

  // The other cells and the two extra cells together, as if these were one cell.
  void naked_in(const Two& two, int kind, int house, int degree) {
    const unsigned first = 1U << place_of(kind, two.c1);
    const unsigned second = 1U << place_of(kind, two.c2);
    SubsetRows rows;
    for (int i = 0; i < kSide; ++i) rows[i] = at.cands(cell_at(kind, house, i));
    const unsigned common = two.extra & at.cands(two.c1) & at.cands(two.c2);
    rows[place_of(kind, two.c1)] = two.extra;
    rows[place_of(kind, two.c2)] = 0;
    each_subset(rows, degree, [&](const Subset& set) {
      if ((set.members & first) == 0) return false;
      unsigned others = common;
      each_bit(set.members & ~first, [&](int place) { others |= rows[place]; });
      if (size_of(static_cast<int>(others)) != degree) return false;
      offer(3, base_rating() + (degree - 1) * 0.1, [&](CandSet& removed) {
        each_bit(~(set.members | second) & 0x1FF,
                 [&](int place) { remove_from(removed, cell_at(kind, house, place), set.shared); });
      });
      return false;
    });
  }

  void hidden_in(const Two& two, int kind, int house, int degree) {
    const unsigned first = 1U << place_of(kind, two.c1);
    const unsigned second = 1U << place_of(kind, two.c2);
    const unsigned free = 0x1FFU & ~(unsigned{pair} | two.extra);
    for (unsigned more = 0; more < 512; ++more) {
      if ((more & ~free) != 0 || size_of(static_cast<int>(more)) != degree - 2) continue;
      const unsigned digits = pair | more;
      unsigned places = 0;
      bool is_whole = true;
      each_bit(digits, [&](int digit) {
        const unsigned there = at.places(kind, house, digit) & ~second;
        is_whole = is_whole && there != 0;
        places |= there;
      });
      if (!is_whole || size_of(static_cast<int>(places)) != degree) continue;
      offer(3, base_rating() + (degree - 2) * 0.1, [&](CandSet& removed) {
        each_bit(places & ~first, [&](int place) {
          remove_from(removed, cell_at(kind, house, place), ~digits & 0x1FF);
        });
      });
    }
  }

  void type_3(const Two& two) {
    for (int degree = size_of(two.extra); degree <= 7; ++degree) {
      for (int kind = kBox; kind <= kColumn; ++kind) {
        const int house = house_of(kind, two.c1);
        if (house != house_of(kind, two.c2)) continue;
        if (2 * degree <= at.blanks[kind][house]) naked_in(two, kind, house, degree);
        if (2 * degree < at.blanks[kind][house]) hidden_in(two, kind, house, degree);
      }
    }
  }

  void type_4(const Two& two) {
    bool is_locked[2] = {};
    for (int kind = kBox; kind <= kColumn; ++kind) {
      const int house = house_of(kind, two.c1);
      if (house != house_of(kind, two.c2)) continue;
      const unsigned both = 1U << place_of(kind, two.c1) | 1U << place_of(kind, two.c2);
      is_locked[0] |= (at.places(kind, house, v1) & ~both) == 0;
      is_locked[1] |= (at.places(kind, house, v2) & ~both) == 0;
    }
    if (!is_locked[0] && !is_locked[1]) return;
    offer(4, base_rating(), [&](CandSet& removed) {
      for (const int cell : {two.c1, two.c2}) removed.add(cand_of(cell, is_locked[0] ? v2 : v1));
    });
  }

  void look_at_loop() {
    if (met[0] != met[1]) return;
    int extras[kSquares];
    int count = 0;
    Cells seen{~std::uint64_t{0}, ~std::uint64_t{0}};
    for (int i = 0; i < length; ++i) {
      if (is_two(at.cands(walk[i]))) continue;
      extras[count++] = walk[i];
      seen &= kTables.sees[walk[i]];
    }
    if (count == 0) return;
    if (count == 1) {
      offer(1, base_rating(), [&](CandSet& removed) { remove_from(removed, extras[0], pair); });
      return;
    }
    if (count > 2) return type_2(seen, extras[0]);
    const unsigned all = (at.cands(extras[0]) | at.cands(extras[1])) & ~unsigned{pair};
    const Two two{extras[0], extras[1], static_cast<Mask>(all)};
    if (is_one(all)) {
      type_2(seen, two.c1);
    } else {
      type_3(two);
    }
    type_4(two);
  }

  // In a loop no house is met twice by cells of the same parity.
  static std::uint32_t houses_of(int cell) {
    std::uint32_t bits = 0;
    for (int kind = kBox; kind <= kColumn; ++kind)
      bits |= 1U << ((kind - 1) * 9 + house_of(kind, cell));
    return bits;
  }

  void go_into(int cell, int allowance, unsigned extra, int last_kind) {
    const std::uint32_t houses = houses_of(cell);
    std::uint32_t& same = met[length & 1];
    if ((same & houses) != 0) return;
    same |= houses;
    walk[length++] = static_cast<std::uint8_t>(cell);
    on_walk.add(cell);
    for (int kind = kBox; kind <= kColumn; ++kind) {
      if (kind == last_kind) continue;
      const int house = house_of(kind, cell);
      each_bit(at.places(kind, house, v1) & at.places(kind, house, v2), [&](int place) {
        const int next = cell_at(kind, house, place);
        if (next == walk[0] && length >= 4) return look_at_loop();
        if (on_walk.has(next)) return;
        const unsigned own = at.cands(next) & ~unsigned{pair};
        extra |= own;
        if (own != 0 && !is_one(extra) && allowance <= 0) return;
        if (core.has(next)) go_into(next, allowance - (own != 0 ? 1 : 0), extra, kind);
      });
    }
    on_walk.drop(cell);
    --length;
    same &= ~houses;
  }

  // Cells with both digits that share each of their houses with another such cell.
  Cells find_core() const {
    Cells left = at.where[v1] & at.where[v2];
    for (bool is_stable = false; !is_stable;) {
      is_stable = true;
      left.each([&](int cell) {
        for (int kind = kBox; kind <= kColumn; ++kind) {
          if ((left & kTables.house[kind][house_of(kind, cell)]).has_two()) continue;
          left.drop(cell);
          is_stable = false;
          return;
        }
      });
    }
    return left;
  }
};

}  // namespace

bool find_unique_loop(const UnitBoard& at, Step& out) {
  Loops loops{.at = at, .out = out};
  std::array<Cells, 512> cores;  // by pair of digits, once it was met
  std::array<bool, 512> is_known{};
  for (int cell = 0; cell < kSquares; ++cell) {
    const Mask pair = at.cands(cell);
    if (!is_two(pair)) continue;
    loops.pair = pair;
    loops.v1 = first_of(pair);
    loops.v2 = first_of(pair & (pair - 1U));
    if (!is_known[pair]) cores[pair] = loops.find_core();
    is_known[pair] = true;
    loops.core = cores[pair];
    if (loops.core.has(cell)) loops.go_into(cell, 2, 0, kCell);
  }
  return loops.has_found;
}

}  // namespace nonet::se
