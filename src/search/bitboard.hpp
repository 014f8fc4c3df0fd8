// The search of one puzzle as the lanes do it, in words of 27 bits: for machines without vectors.
//
// A position is 27 words, the places of each digit in each band:
//
//        bits of a word                       minirow: three bits side by side
//    0  1  2 |  3  4  5 |  6  7  8            minicolumn: three bits, nine apart
//    9 10 11 | 12 13 14 | 15 16 17            row: nine bits; box: a minirow in each
//   18 19 20 | 21 22 23 | 24 25 26
//
// Lanes (lanes.hpp) give every rule to every cell again and again, since all lanes must do the
// same. One puzzle alone need not: only digits that lost a place are looked at again, in all of
// their 81 cells at once.
//
// Order: the rules are those of lanes_sweep.hpp, and on a position that has a solution all of them
// are monotone, so this ends at the same fixpoint; and it guesses as lanes_branch.hpp does, in the
// same cells, with the same boldness. So the first solution met is the one that the lanes meet,
// whatever the limit. What differs is only how soon a position without solutions is found dead.

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "search/bitboard_tables.hpp"
#include "search/hopeless.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {
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

struct Position {
  Bands places[9];                // of a digit
  Bands settled;                  // cells with one candidate that their peers know of
  Bands owned_row, owned_column;  // minilines whose three digits the others know of
  uint32_t stale;                 // digits that lost a place since they were looked at
  uint32_t boldness;              // lanes_branch.hpp
  uint32_t doublings;             // each solution counts 2 to this power
};

// Cells with one candidate or more, two or more, three or more.
struct Counts {
  Bands one, two, three;
};

inline Counts count_candidates(const Position& p) {
  Counts n{};
  for (const Bands digit : p.places) {
    n.three |= n.two & digit;
    n.two |= n.one & digit;
    n.one |= digit;
  }
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

// The cells where a digit fits into its band, looked up by its minirows in nine bits side by side.
// To work it out like columns below takes 8 % more time on 17 clues, 5 % on magictour: tables keep
// busy what the vectors around them leave idle.
inline uint32_t minirow_index(uint32_t word) {
  return kTables.minirows[word & 511] | uint32_t{kTables.minirows[word >> 9 & 511]} << 3 |
         uint32_t{kTables.minirows[word >> 18]} << 6;
}
inline Bands where_rows_fit(Bands cells) {
  const uint32_t first = kTables.fits[minirow_index(cells[0])];
  return Bands{first, kTables.fits[minirow_index(cells[1])], kTables.fits[minirow_index(cells[2])],
               first};
}

// These cells hold the digit: it leaves the rest of their rows, columns and boxes. If two of them
// see each other, that shows where no place fits, or here: false if they share a minirow.
inline bool settle(Position& p, int digit, Bands cells) {
  const Bands own = columns_of(cells), next = next_band(own);
  const Bands leave =
      (around(minirows_of(cells)) | in_columns(own | next | next_band(next))) & ~cells;
  const Bands lost = p.places[digit] & leave;
  p.places[digit] ^= lost;
  p.stale |= static_cast<uint32_t>(!is_zero(lost)) << digit;
  return is_zero(cells & ((cells >> 1 & 0333333333) | (cells >> 2 & kFirst)));
}

// A digit stays in a minirow only if the other two rows and boxes of the band have room for it, in
// either order, and in a minicolumn likewise. Then a digit that is alone in a row or column is
// alone in its box too. Writes the cells where it is alone; false if there is no place for it.
inline bool look_at(Position& p, int digit, Bands& alone) {
  Bands cells = p.places[digit];
  for (;;) {
    cells &= where_rows_fit(cells);
    const Bands columns = columns_of(cells);
    const Bands turned = next_column(columns), turned_on = second_column(columns);
    const Bands one = next_band(turned), two = next_band(turned_on);
    const Bands kept = columns & ((one & next_band(two)) | (two & next_band(one)));
    if (!is_zero(zeros(kept))) return false;
    const Bands before = minirows_of(cells);
    cells &= in_columns(kept);
    if (is_zero(before ^ minirows_of(cells))) {
      const Bands below = cells >> 9, last = cells >> 18;
      const Bands twice = (cells & below) | (last & (cells | below));
      alone = cells & in_columns(kept & ~(next_column(kept) | second_column(kept) | twice));
      p.places[digit] = cells;
      return true;
    }
  }
}

// Cells with one candidate settle it. False if one has none.
inline bool settle_singles(Position& p) {
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

// Looks at all digits that lost places; where one is alone, the others leave. False if one has no
// place left, or two are alone in the same cell.
inline bool look_at_stale(Position& p) {
  Bands alone[9] = {}, taken{}, clash{};
  for (uint32_t rest = p.stale; rest != 0; rest &= rest - 1) {
    const int d = __builtin_ctz(rest);
    if (!look_at(p, d, alone[d])) return false;
    clash |= taken & alone[d];
    taken |= alone[d];
  }
  p.stale = 0;
  taken &= ~p.settled;
  if (is_zero(taken)) return true;
  for (int d = 0; d < 9; ++d) {
    const Bands leave = p.places[d] & taken & ~alone[d];
    p.places[d] ^= leave;
    p.stale |= static_cast<uint32_t>(!is_zero(leave)) << d;
  }
  return is_zero(clash);
}

// Those that are in four of nine sets or more.
template <class Set>
inline Bands in_four(Set set) {
  Bands one{}, two{}, three{}, four{};
  for (int d = 0; d < 9; ++d) {
    const Bands x = set(d);
    four |= three & x;
    three |= two & x;
    two |= one & x;
    one |= x;
  }
  return four;
}

// A miniline with three candidates in all owns them: they leave the rest of its line and its box.
// Minilines all of whose cells are settled have no news for anybody.
inline void own_triples(Position& p) {
  const Bands s = p.settled;
  p.owned_row |= s & s >> 1 & s >> 2 & kFirst;
  p.owned_column |= s & s >> 9 & s >> 18 & 511;
  const Bands row = ~(in_four([&p](int d) { return minirows_of(p.places[d]); }) | p.owned_row);
  const Bands column = ~(in_four([&p](int d) { return columns_of(p.places[d]); }) | p.owned_column);
  const Bands rows = row & kFirst, columns = column & 511;
  if (is_zero(rows | columns)) return;
  p.owned_row |= rows;
  p.owned_column |= columns;
  for (int d = 0; d < 9; ++d) {
    const Bands cells = p.places[d];
    const Bands own_rows = minirows_of(cells) & rows;
    const Bands own = columns_of(cells) & columns, next = next_band(own);
    if (is_zero(own_rows | own)) continue;
    const Bands others = (next_column(own) | second_column(own)) & ~own;
    const Bands lost = cells & ((around(own_rows) & ~in_minirows(own_rows)) |
                                in_columns(others | next | next_band(next)));
    p.places[d] ^= lost;
    p.stale |= static_cast<uint32_t>(!is_zero(lost)) << d;
  }
}

inline bool is_full(const Position& p) { return is_zero(p.settled ^ kBand); }

// All rules, until nothing moves. False if the position has no solution.
inline bool reach_fixpoint(Position& p) {
  for (;;) {
    for (;;) {
      if (!settle_singles(p)) return false;
      if (p.stale == 0) break;
      if (!look_at_stale(p)) return false;
    }
    if (is_full(p)) return true;
    own_triples(p);
    if (p.stale == 0) return true;
  }
}

// ---- guesses, as lanes_branch.hpp tells ---------------------------------------------------------

constexpr int kMaxConsidered = 10, kMaxGuesses = 3;
constexpr int kBoldMin = 12, kBoldThree = 20, kBoldMax = 44;
constexpr uint32_t kBoldness = 3, kNoGuessYet = kBoldness + 1;

struct Place {
  int band;
  uint32_t bit;
};

inline Bands itself(Place place) {
  const uint32_t first = place.band == 0 ? place.bit : 0;
  return Bands{first, place.band == 1 ? place.bit : 0, place.band == 2 ? place.bit : 0, first};
}

inline Bands seen_from(Place place) {
  const uint32_t(&seen)[3] = kTables.peers[27 * place.band + __builtin_ctz(place.bit)];
  return Bands{seen[0], seen[1], seen[2], seen[0]};
}

// A point for each cell of `x`, two for each of `y`; sums stay below 64. Nibbles, then bytes: there
// is no instruction for it on every machine.
inline int weigh(Bands x, Bands y) {
  const auto in_nibbles = [](uint64_t v) {
    v -= v >> 1 & 0x5555555555555555;
    return (v & 0x3333333333333333) + (v >> 2 & 0x3333333333333333);
  };
  // Three words are added bit by bit; the carries count twice.
  const auto added = [](Bands v) {
    const uint32_t sum = v[0] ^ v[1] ^ v[2], carry = (v[0] & v[1]) | (v[2] & (v[0] | v[1]));
    return sum | uint64_t{carry} << 32;
  };
  const uint64_t n = in_nibbles(added(x)) + 2 * in_nibbles(added(y));
  const uint64_t bytes = (n & 0x0f0f0f0f0f0f0f0f) + (n >> 4 & 0x0f0f0f0f0f0f0f0f);
  const uint32_t weighed = static_cast<uint32_t>(bytes) + 2 * static_cast<uint32_t>(bytes >> 32);
  return static_cast<int>(weighed * 0x01010101 >> 24);
}

inline uint32_t digits_in(const Position& p, Place place) {
  uint32_t digits = 0;
  for (int d = 0; d < 9; ++d) {
    digits |= static_cast<uint32_t>((p.places[d][place.band] & place.bit) != 0) << d;
  }
  return digits;
}

// How much moves if this cell of two is guessed.
inline int score(const Position& p, Bands open, Bands two, Place place) {
  const uint32_t digits = digits_in(p, place);
  const Bands sharing =
      p.places[__builtin_ctz(digits)] | p.places[__builtin_ctz(digits & (digits - 1))];
  const Bands seen = seen_from(place);
  return weigh(open & seen, two & seen & sharing);
}

inline Place best_of_two(const Position& p, Bands open, Bands two) {
  Place best{};
  int best_score = -1, left = kMaxConsidered;
  for (int b = 0; b < 3; ++b) {
    for (uint32_t rest = two[b]; rest != 0 && left > 0; rest &= rest - 1, --left) {
      const Place place{b, rest & (~rest + 1)};
      const int s = score(p, open, two, place);
      best = s > best_score ? place : best;
      best_score = s > best_score ? s : best_score;
    }
  }
  return best;
}

inline Place first_of(Bands cells) {
  const int b = cells[0] != 0 ? 0 : cells[1] != 0 ? 1 : 2;
  return {b, cells[b] & (~cells[b] + 1)};
}

// For positions without a cell of two: the first with the fewest candidates.
[[gnu::noinline]] Place first_of_fewest(const Position& p, Bands open) {
  Place best{};
  int fewest = 10;
  for (int b = 0; b < 3; ++b) {
    for (uint32_t rest = open[b]; rest != 0; rest &= rest - 1) {
      const Place place{b, rest & (~rest + 1)};
      const int size = __builtin_popcount(digits_in(p, place));
      if (size >= fewest) continue;
      best = place;
      fewest = size;
    }
  }
  return best;
}

inline void take_out(Position& p, Place place, uint32_t digits) {
  const Bands bit = itself(place);
  for (uint32_t rest = digits; rest != 0; rest &= rest - 1) {
    p.places[__builtin_ctz(rest)] &= ~bit;
  }
  p.stale |= digits;
}

struct Branch {
  int n;
  Place at[kMaxGuesses];
  bool is_mirrored;
};

inline Branch choose_branch(const Position& p) {
  const Counts n = count_candidates(p);
  const Bands open = n.two;
  Bands two = n.two & ~n.three;
  if (is_zero(two)) return {1, {first_of_fewest(p, open)}, false};
  if (is_zero(n.three)) return {1, {first_of(two)}, true};
  const bool is_bold = p.boldness != 0 && p.boldness != kNoGuessYet;
  const int size = is_bold ? weigh(open, Bands{}) : 0;
  if (size < kBoldMin || size > kBoldMax) return {1, {best_of_two(p, open, two)}, false};
  const int wanted = size < kBoldThree ? 2 : kMaxGuesses;
  Branch branch{};
  while (branch.n < wanted && !is_zero(two)) {
    const Place place = first_of(two);
    branch.at[branch.n++] = place;
    two &= ~(seen_from(place) | itself(place));
  }
  return branch;
}

// Guesses the lowest digits of some cells and leaves the other ways on the stack, the last guess on
// top. Returns how many.
inline int guess(Position& p, Position* stack) {
  const Branch branch = choose_branch(p);
  const uint32_t boldness = p.boldness;
  for (int i = 0; i < branch.n; ++i) {
    const Place place = branch.at[i];
    const uint32_t digits = digits_in(p, place), lowest = digits & (~digits + 1);
    if (!branch.is_mirrored) {
      stack[i] = p;
      take_out(stack[i], place, lowest);
      stack[i].boldness = i > 0 ? boldness - 1 : 0;
    }
    take_out(p, place, digits ^ lowest);
  }
  if (boldness == kNoGuessYet) p.boldness = kBoldness;
  p.doublings += branch.is_mirrored;
  return branch.is_mirrored ? 0 : branch.n;
}

// ---- searching ----------------------------------------------------------------------------------

// A guess settles an open cell for good.
constexpr int kMostWaiting = 81;

[[gnu::noinline]] bool looks_hopeless(const Position& p) {
  uint16_t masks81[81];
  for (int cell = 0; cell < 81; ++cell) {
    masks81[cell] = static_cast<uint16_t>(digits_in(p, {cell / 27, uint32_t{1} << cell % 27}));
  }
  return is_hopeless(masks81);
}

inline void write_solution(const Position& p, char* solution81) {
  for (int d = 0; d < 9; ++d) {
    for (int b = 0; b < 3; ++b) {
      for (uint32_t rest = p.places[d][b]; rest != 0; rest &= rest - 1) {
        solution81[27 * b + __builtin_ctz(rest)] = static_cast<char>('1' + d);
      }
    }
  }
}

inline size_t limited_sum(size_t found, uint32_t doublings, size_t limit) {
  const size_t room = limit - found;
  return doublings >= 31 || size_t{1} << doublings >= room ? limit
                                                           : found + (size_t{1} << doublings);
}

inline size_t search(Position& p, size_t limit, char* solution81) {
  if (limit == 0) return 0;
  Position waiting[kMostWaiting];
  int depth = 0, fruitless = 0;  // guesses since the last solution
  size_t found = 0;
  for (;;) {
    if (reach_fixpoint(p)) {
      if (is_full(p)) {
        if (found == 0 && solution81 != nullptr) write_solution(p, solution81);
        found = limited_sum(found, p.doublings, limit);
        if (found == limit) return found;
        fruitless = 0;
      } else if (fruitless < kPatience || !looks_hopeless(p)) {
        depth += guess(p, waiting + depth);
        ++fruitless;
        continue;
      }
    }
    if (depth == 0) return found;
    p = waiting[--depth];
  }
}

// Nothing is known yet but the places that each digit may have.
inline void begin(Position& p) {
  p.settled = p.owned_row = p.owned_column = Bands{};
  p.stale = 511;
  p.boldness = kNoGuessYet;
  p.doublings = 0;
}

inline void read_text(const char* puzzle81, Position& p) {
  uint32_t given[10][3] = {};  // blanks count as a tenth digit, which spares a branch
  for (int b = 0; b < 3; ++b) {
    for (int i = 0; i < 27; ++i) {
      const unsigned digit = static_cast<unsigned>(puzzle81[27 * b + i] - '1');
      given[digit < 9 ? digit : 9][b] |= uint32_t{1} << i;
    }
  }
  begin(p);
  for (int d = 0; d < 9; ++d) {
    const uint32_t first = given[d][0] | given[9][0];
    p.places[d] = Bands{first, given[d][1] | given[9][1], given[d][2] | given[9][2], first};
  }
}

inline void read_candidates(const uint16_t* masks81, Position& p) {
  begin(p);
  for (Bands& places : p.places) places = Bands{};
  for (int i = 0; i < 27; ++i) {
    const Bands masks{masks81[i], masks81[27 + i], masks81[54 + i], masks81[i]};
    for (int d = 0; d < 9; ++d) p.places[d] |= (masks >> d & 1) << i;
  }
}

}  // namespace
}  // namespace nonet::search
