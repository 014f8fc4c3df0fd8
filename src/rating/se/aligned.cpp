// Aligned pair and triplet exclusion: of two or three base cells, the combinations of digits that
// leave a cell seeing all of them without a candidate cannot be; a candidate in no combination left
// goes.
//
// Base cells are row-major; the cells that exclude have two candidates, or two to three for a
// triplet. Pairs come by their second cell, then their first. The third cell comes from the
// excluding cells around the first, then from those around the second. Base cells need not see each
// other.
//
// A tuple depends on its own cells and on the excluding cells that all of them see, of which there
// must be two. Where none of these has changed since nothing was found, nothing will be found.

#include "rating/se/rules.hpp"

namespace nonet::se {
namespace {

struct Bases {
  Cells excluders;  // cells with two (or three) candidates
  Cells bases;
  Cells changed;  // since the last time in vain
  std::array<std::uint8_t, kSquares> list{};
  int count = 0;

  Bases(const UnitBoard& at, int most, std::uint32_t last_time) {
    Cells single;
    for (int cell = 0; cell < kSquares; ++cell) {
      const int size = size_of(at.cands(cell));
      if (size >= 2 && size <= most) excluders.add(cell);
      if (size == 1) single.add(cell);
      if (at.cell_changed[cell] > last_time) changed.add(cell);
    }
    for (int cell = 0; cell < kSquares; ++cell) {
      if (size_of(at.cands(cell)) < 2 || !(kTables.sees[cell] & single).empty()) continue;
      if ((kTables.sees[cell] & excluders).empty()) continue;
      bases.add(cell);
      list[count++] = static_cast<std::uint8_t>(cell);
    }
  }
};

// What the excluding cells forbid: pairs of digits, and triples.
struct Forbidden {
  std::array<Mask, kSide> with{};  // by digit: those it cannot stand with
  std::array<Mask, 40> triples;
  int count = 0;

  Forbidden(const UnitBoard& at, Cells excluders) {
    excluders.each([&](int cell) {
      const Mask mask = at.cands(cell);
      if (size_of(mask) == 3) {
        if (count < static_cast<int>(triples.size())) triples[count++] = mask;
        return;
      }
      const int low = first_of(mask);
      const int high = first_of(mask & (mask - 1U));
      with[low] |= static_cast<Mask>(1 << high);
      with[high] |= static_cast<Mask>(1 << low);
    });
  }
  // The digits that cannot be third beside these two.
  unsigned third(int x, int y) const {
    const unsigned pair = 1U << x | 1U << y;
    unsigned out = with[x] | with[y];
    if (x == y) return out;
    for (int i = 0; i < count; ++i) {
      if ((triples[i] & pair) == pair) out |= triples[i] & ~pair;
    }
    return out;
  }
};

struct Tuple {
  std::array<int, 3> cells{};
  std::array<unsigned, 3> allowed{};
  int size = 0;
};

bool take(const UnitBoard& at, const Tuple& tuple, Step& out) {
  bool has_removal = false;
  for (int i = 0; i < tuple.size; ++i) {
    has_removal |= (at.cands(tuple.cells[i]) & ~tuple.allowed[i]) != 0;
  }
  if (!has_removal) return false;
  const bool is_pair = tuple.size == 2;
  out.start(is_pair ? Technique::aligned_pair_exclusion : Technique::aligned_triplet_exclusion,
            is_pair ? 6.2 : 7.5);
  CandSet removed;
  for (int i = 0; i < tuple.size; ++i) {
    const int cell = tuple.cells[i];
    out.cells.add(cell);
    each_bit(at.cands(cell) & ~tuple.allowed[i], [&](int d) { removed.add(cand_of(cell, d)); });
  }
  removed.each([&](int cand) { out.remove(cand); });
  return true;
}

// The digits y may be of if x stands in another cell of the tuple.
unsigned beside(int a, int x, int b, unsigned digits) {
  return kTables.sees[a].has(b) ? digits & ~(1U << x) : digits;
}

bool try_pair(const UnitBoard& at, int a, int b, Cells common, Step& out) {
  const Forbidden forbidden(at, common);
  Tuple tuple{{a, b, 0}, {}, 2};
  each_bit(at.cands(a), [&](int x) {
    const unsigned ys = beside(a, x, b, at.cands(b)) & ~unsigned{forbidden.with[x]};
    tuple.allowed[1] |= ys;
    if (ys != 0) tuple.allowed[0] |= 1U << x;
  });
  return take(at, tuple, out);
}

bool try_triplet(const UnitBoard& at, int a, int b, int c, Cells common, Step& out) {
  const Forbidden forbidden(at, common);
  Tuple tuple{{a, b, c}, {}, 3};
  const unsigned all_b = at.cands(b);
  const unsigned all_c = at.cands(c);
  for (unsigned xs = at.cands(a); xs != 0; xs &= xs - 1) {
    const int x = first_of(xs);
    unsigned ys = beside(a, x, b, all_b) & ~unsigned{forbidden.with[x]};
    const unsigned near = beside(a, x, c, all_c);
    for (; ys != 0; ys &= ys - 1) {
      const int y = first_of(ys);
      const unsigned zs = beside(b, y, c, near) & ~forbidden.third(x, y);
      if (zs == 0) continue;
      tuple.allowed[0] |= 1U << x;
      tuple.allowed[1] |= 1U << y;
      tuple.allowed[2] |= zs;
      if (tuple.allowed[1] == all_b && tuple.allowed[2] == all_c)
        break;  // x was all there was to know
    }
  }
  return take(at, tuple, out);
}

}  // namespace

bool find_aligned_pair(const UnitBoard& at, Memo& memo, Step& out) {
  const Bases bases(at, 2, memo.aligned_pair);
  for (int j = 1; j < bases.count; ++j) {
    const int b = bases.list[j];
    const Cells around = kTables.sees[b] & bases.excluders;
    if (!around.has_two()) continue;
    for (int i = 0; i < j; ++i) {
      const int a = bases.list[i];
      const Cells common = around & kTables.sees[a];
      if (!common.has_two()) continue;
      if ((common & bases.changed).empty() && !bases.changed.has(a) && !bases.changed.has(b))
        continue;
      if (try_pair(at, a, b, common, out)) return true;
    }
  }
  memo.aligned_pair = at.time;
  return false;
}

namespace {

// The third cells beside a pair, in order: bases among the excluding cells around a, then around b.
int thirds_of(const Bases& bases, int a, int b, std::array<std::uint8_t, 40>& thirds) {
  Cells open = bases.excluders & bases.bases;
  open.drop(a);
  open.drop(b);
  int count = 0;
  for (const int cell : {a, b}) {
    if ((open & kTables.sees[cell]).empty()) continue;
    for (const int peer : kTables.peers[cell]) {
      if (!open.has(peer)) continue;
      thirds[count++] = static_cast<std::uint8_t>(peer);
      open.drop(peer);
    }
  }
  return count;
}

bool try_thirds(const UnitBoard& at, const Bases& bases, int a, int b, Cells common, Step& out) {
  const bool has_changed = bases.changed.has(a) || bases.changed.has(b);
  if (!has_changed && (common & bases.changed).empty() &&
      (bases.changed & (kTables.sees[a] | kTables.sees[b])).empty()) {
    return false;
  }
  std::array<std::uint8_t, 40> thirds;
  const int count = thirds_of(bases, a, b, thirds);
  for (int k = 0; k < count; ++k) {
    const int c = thirds[k];
    const Cells all = common & kTables.sees[c];
    if (!all.has_two()) continue;
    if (!has_changed && !bases.changed.has(c) && (all & bases.changed).empty()) continue;
    if (try_triplet(at, a, b, c, all, out)) return true;
  }
  return false;
}

}  // namespace

bool find_aligned_triplet(const UnitBoard& at, Memo& memo, Step& out) {
  const Bases bases(at, 3, memo.aligned_triplet);
  for (int j = 1; j < bases.count; ++j) {
    const int b = bases.list[j];
    const Cells around = kTables.sees[b] & bases.excluders;
    if (!around.has_two()) continue;
    for (int i = 0; i < j; ++i) {
      const int a = bases.list[i];
      const Cells common = around & kTables.sees[a];
      if (common.has_two() && try_thirds(at, bases, a, b, common, out)) return true;
    }
  }
  memo.aligned_triplet = at.time;
  return false;
}

}  // namespace nonet::se
