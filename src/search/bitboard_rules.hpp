// The rules of the single engine (single.hpp) on words of 27 bits, for bitboard.hpp: naked singles,
// exact fits in rows and columns, hidden singles, hidden triples of minilines. On a position that
// has a solution all of them are monotone, so their order does not matter: this ends at the
// fixpoint where the vectors end. What differs is only how soon a position without solutions is
// found dead.

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "search/bitboard_tables.hpp"
#include "search/branch.hpp"

namespace nonet::search::bitboard {
namespace {

// One word for each band; the fourth repeats the first, so that no test needs to leave it out. A
// vector as compilers know it: registers where there are some, plain words where not.
using Bands = uint32_t __attribute__((vector_size(16)));

constexpr uint32_t kBand = (1U << 27) - 1;

inline Bands next_band(Bands x) { return __builtin_shufflevector(x, x, 1, 2, 0, 1); }
inline bool is_zero(Bands x) {
  using Halves = uint64_t __attribute__((vector_size(16)));
  const Halves h = reinterpret_cast<Halves>(x);
  return (h[0] | h[1]) == 0;
}
// All ones in the words that are zero.
inline Bands zeros(Bands x) { return reinterpret_cast<Bands>(x == 0); }

struct BandBoard {
  Bands places[9];     // of a digit
  Bands held[9];       // minilines (below) that a digit cannot leave, when it was last looked at
  Bands settled;       // cells with one candidate that their peers know of
  Bands filled;        // minilines whose three digits the others know of
  uint32_t stale;      // digits that lost a place since they were looked at
  uint32_t boldness;   // branch.hpp
  uint32_t doublings;  // each solution counts 2 to this power
};

// What is in one of some sets or more, in two or more, in three or more.
struct Counts {
  Bands one, two, three;
};

inline void add(Counts& n, Bands set) {
  n.three |= n.two & set;
  n.two |= n.one & set;
  n.one |= set;
}

// Cells by their candidates.
inline Counts count_candidates(const BandBoard& p) {
  Counts n{};
  for (const Bands digit : p.places) add(n, digit);
  return n;
}

// ---- rules --------------------------------------------------------------------------------------

// Minirows are named by their first cells, minicolumns by bits 0..8 of their band.
constexpr uint32_t kFirst = 0111111111;

inline Bands minirows_of(Bands cells) { return (cells | cells >> 1 | cells >> 2) & kFirst; }
inline Bands columns_of(Bands cells) { return (cells | cells >> 9 | cells >> 18) & 511; }
inline Bands in_minirows(Bands minirows) { return (minirows << 3) - minirows; }
inline Bands in_columns(Bands columns) { return columns | columns << 9 | columns << 18; }

// Columns, each the next one in its box, and the one after.
inline Bands next_column(Bands c) { return (c >> 1 & 0333) | (c << 2 & 0444); }
inline Bands second_column(Bands c) { return (c >> 2 & 0111) | (c << 1 & 0666); }

// All cells of the rows and boxes that these minirows are in.
inline Bands around(Bands minirows) {
  const Bands row = (minirows | minirows >> 3 | minirows >> 6) & 0001001001;
  const Bands box = (minirows | minirows >> 9 | minirows >> 18) & 0111;
  return ((row << 9) - row) | in_columns(in_minirows(box));
}

// Minirows side by side, box by box as minicolumns are: bit 3 * box + row.
inline Bands packed(Bands minirows) { return (minirows | minirows >> 8 | minirows >> 16) & 511; }
inline Bands unpacked(Bands p) { return (p & 0111) | (p & 0222) << 8 | (p & 0444) << 16; }

// Both in one word, minicolumns 16 bits higher: what may be said of either is said at once.
inline Bands minilines(Bands minirows, Bands columns) { return packed(minirows) | columns << 16; }
inline Bands cells_of(Bands minilines) {
  return in_minirows(unpacked(minilines)) | in_columns(minilines >> 16);
}
// Those whose box has no other of their kind.
inline Bands without_others(Bands m) {
  constexpr uint32_t kBoth = 0x10001;
  const Bands next = (m >> 1 & 0333 * kBoth) | (m << 2 & 0444 * kBoth);
  const Bands second = (m >> 2 & 0111 * kBoth) | (m << 1 & 0666 * kBoth);
  return m & ~(next | second);
}

// The cells where a digit with these minirows fits into its bands, looked up. To work it out like
// columns below takes up to 2 % more time: tables keep busy what the vectors around them leave
// idle.
inline Bands where_rows_fit(Bands minirows) {
  const Bands index = packed(minirows);
  const uint32_t first = kTables.fits[index[0]];
  return Bands{first, kTables.fits[index[1]], kTables.fits[index[2]], first};
}

// These cells hold the digit: it leaves the rest of their rows, columns and boxes. If two of them
// see each other, that shows where no place fits, or here: false if they share a minirow.
inline bool settle(BandBoard& p, int digit, Bands cells) {
  const Bands own = columns_of(cells), next = next_band(own);
  const Bands leave =
      (around(minirows_of(cells)) | in_columns(own | next | next_band(next))) & ~cells;
  const Bands lost = p.places[digit] & leave;
  p.places[digit] ^= lost;
  p.stale |= static_cast<uint32_t>(!is_zero(lost)) << digit;
  return is_zero(cells & ((cells >> 1 & 0333333333) | (cells >> 2 & kFirst)));
}

// A digit stays in a minirow only if the other two rows and boxes of the band have room for it, in
// either order, and in a minicolumn likewise. Then a digit that is alone in a box is alone in its
// row and column too. Cells that others have taken are no places. Writes the cells where it is
// alone; false if there is no place for it.
inline bool look_at(BandBoard& p, int digit, Bands taken, Bands& alone) {
  Bands cells = p.places[digit] & ~taken, minirows = minirows_of(cells);
  for (;;) {
    const Bands fit = where_rows_fit(minirows);
    minirows &= fit;
    cells &= fit;
    const Bands columns = columns_of(cells);
    const Bands turned = next_column(columns), turned_on = second_column(columns);
    const Bands one = next_band(turned), two = next_band(turned_on);
    const Bands kept = columns & ((one & next_band(two)) | (two & next_band(one)));
    if (!is_zero(zeros(kept))) return false;
    cells &= in_columns(kept);
    const Bands left = minirows_of(cells);
    if (is_zero(minirows ^ left)) {
      const Bands held = without_others(minilines(minirows, kept));
      const Bands below = cells >> 9, last = cells >> 18;
      const Bands twice = (cells & below) | (last & (cells | below));
      alone = cells & in_columns((held >> 16) & ~twice);
      p.held[digit] = held;
      p.places[digit] = cells;
      return true;
    }
    minirows = left;
  }
}

// Cells with one candidate settle it. False if one has none.
inline bool settle_singles(BandBoard& p) {
  const Counts n = count_candidates(p);
  if (!is_zero(n.one ^ kBand)) return false;
  const Bands fresh = ~(n.two | p.settled) & kBand;
  if (is_zero(fresh)) return true;
  p.settled |= fresh;
  uint32_t digits = 0;
  for (int d = 0; d < 9; ++d) digits |= static_cast<uint32_t>(!is_zero(p.places[d] & fresh)) << d;
  bool is_sound = true;
  for (; digits != 0; digits &= digits - 1) {
    const int d = __builtin_ctz(digits);
    is_sound &= settle(p, d, p.places[d] & fresh);
  }
  return is_sound;
}

// Looks at all digits that lost places; where one is alone, the others leave, later ones when they
// are looked at: a sixth less time on 17 clues than all after the round. False if one has no place
// left.
inline bool look_at_stale(BandBoard& p) {
  Bands alone[9] = {}, taken{};
  for (uint32_t rest = p.stale; rest != 0; rest &= rest - 1) {
    const int d = __builtin_ctz(rest);
    if (!look_at(p, d, taken, alone[d])) return false;
    taken |= alone[d];
  }
  p.stale = 0;
  taken &= ~p.settled;
  if (is_zero(taken)) return true;
  p.settled |= taken;
  for (int d = 0; d < 9; ++d) {
    const Bands leave = p.places[d] & taken & ~alone[d];
    p.places[d] ^= leave;
    p.stale |= static_cast<uint32_t>(!is_zero(leave)) << d;
  }
  return true;
}

// A miniline that three digits cannot leave has room for no other. Minilines all of whose cells are
// settled have no news for anybody.
inline void fill_triples(BandBoard& p) {
  const Bands s = p.settled;
  p.filled |= minilines(s & s >> 1 & s >> 2 & kFirst, s & s >> 9 & s >> 18 & 511);
  Counts n{};
  for (const Bands held : p.held) add(n, held);
  const Bands news = n.three & ~p.filled;
  if (is_zero(news)) return;
  p.filled |= news;
  for (int d = 0; d < 9; ++d) {
    const Bands lost = p.places[d] & cells_of(news & ~p.held[d]);
    p.places[d] ^= lost;
    p.stale |= static_cast<uint32_t>(!is_zero(lost)) << d;
  }
}

inline bool is_full(const BandBoard& p) { return is_zero(p.settled ^ kBand); }

// All rules, until nothing moves, from a position where singles are settled. False if it has no
// solution.
inline bool reach_fixpoint(BandBoard& p) {
  for (;;) {
    while (p.stale != 0) {
      if (!look_at_stale(p) || !settle_singles(p)) return false;
    }
    if (is_full(p)) return true;
    fill_triples(p);
    if (p.stale == 0) return true;
  }
}

}  // namespace
}  // namespace nonet::search::bitboard
