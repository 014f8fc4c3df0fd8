// Where bitboards guess: the rule of branch.hpp. Points are worked out for all cells at once, in
// numbers that stand upright: word k has bit k of the points of every cell.

#pragma once

#include <stdint.h>

#include "search/bitboard_rules.hpp"
#include "search/branch.hpp"

namespace nonet::search::bitboard {
namespace {

struct Place {
  int band;
  uint32_t bit;
};

inline Bands in_band(int band, uint32_t cells) {
  const uint32_t first = band == 0 ? cells : 0;
  return Bands{first, band == 1 ? cells : 0, band == 2 ? cells : 0, first};
}
inline Bands itself(Place place) { return in_band(place.band, place.bit); }

inline Place first_of(Bands cells) {
  const int b = cells[0] != 0 ? 0 : cells[1] != 0 ? 1 : 2;
  return {b, cells[b] & (~cells[b] + 1)};
}

inline uint32_t digits_in(const BandBoard& p, Place place) {
  uint32_t digits = 0;
  for (int d = 0; d < 9; ++d) {
    digits |= static_cast<uint32_t>((p.places[d][place.band] & place.bit) != 0) << d;
  }
  return digits;
}

// ---- points -------------------------------------------------------------------------------------

// Minirows, each the next one in its row, and the one after; in its box.
inline Bands next_minirow(Bands m) { return (m >> 3 & 0011011011) | (m << 6 & 0100100100); }
inline Bands second_minirow(Bands m) { return (m >> 6 & 0001001001) | (m << 3 & 0110110110); }
inline Bands minirow_below(Bands m) { return (m >> 9 | m << 18) & kBand; }
inline Bands second_below(Bands m) { return (m >> 18 | m << 9) & kBand; }

inline Bands majority(Bands a, Bands b, Bands c) { return (a & b) | (c & (a | b)); }

template <int kBits>
struct Upright {
  Bands bit[kBits];
};

inline Upright<2> sum_of_three(Bands a, Bands b, Bands c) {
  return {{a ^ b ^ c, majority(a, b, c)}};
}

// A sum that fits into as many bits as wanted.
template <int kSum, int kA, int kB>
inline Upright<kSum> sum_of(const Upright<kA>& a, const Upright<kB>& b) {
  Upright<kSum> sum;
  Bands carry{};
  for (int k = 0; k < kSum; ++k) {
    const Bands x = k < kA ? a.bit[k] : Bands{}, y = k < kB ? b.bit[k] : Bands{};
    sum.bit[k] = x ^ y ^ carry;
    carry = majority(x, y, carry);
  }
  return sum;
}

template <int kBits, class Move>
inline Upright<kBits> moved(const Upright<kBits>& a, Move move) {
  Upright<kBits> b;
  for (int k = 0; k < kBits; ++k) b.bit[k] = move(a.bit[k]);
  return b;
}

// How many of these cells each cell sees, of those that are not among them.
inline Upright<5> seen_by_each(Bands cells) {
  const auto in_minirow =
      moved(sum_of_three(cells, cells >> 1, cells >> 2), [](Bands m) { return m & kFirst; });
  const auto in_row = sum_of<3>(moved(in_minirow, next_minirow), moved(in_minirow, second_minirow));
  const auto in_box = sum_of<4>(sum_of<3>(in_minirow, moved(in_minirow, minirow_below)),
                                moved(in_minirow, second_below));
  const auto in_minicolumn =
      moved(sum_of_three(cells, cells >> 9, cells >> 18), [](Bands c) { return c & 511; });
  const auto further = moved(in_minicolumn, next_band);
  const auto in_column = sum_of<3>(further, moved(further, next_band));
  return sum_of<5>(moved(sum_of<4>(in_row, in_box), in_minirows), moved(in_column, in_columns));
}

// The cells in the rest of a row, or of a column, that has one of these cells in another box.
inline Bands along_rows(Bands minirows) {
  return in_minirows(next_minirow(minirows) | second_minirow(minirows));
}
inline Bands along_columns(Bands cells) {
  const Bands column = next_band(columns_of(cells));
  return in_columns(column | next_band(column));
}

// Of the surroundings of each cell of two, how many have one of its digits in another cell of two
// and, of row and column, how many have both of its digits in any cells.
// At the fixpoint a digit has no place in the rest of a row just if it cannot leave its minirow: if
// it fits, a row with places in one box only and a box with places in one row only are the same.
inline Upright<3> good_surroundings(const BandBoard& p, Bands two) {
  Bands in_row{}, in_column{}, in_box{}, no_row{}, no_column{};
  for (int d = 0; d < 9; ++d) {
    const Bands cells = p.places[d] & two, rows = minirows_of(cells);
    in_row |= cells & along_rows(rows);
    in_column |= cells & along_columns(cells);
    in_box |= cells & in_minirows(minirow_below(rows) | second_below(rows));
    no_row |= cells & in_minirows(unpacked(p.held[d]));
    no_column |= cells & in_columns(p.held[d] >> 16);
  }
  return sum_of<3>(sum_of_three(in_row, in_column, in_box),
                   sum_of_three(two & ~no_row, two & ~no_column, Bands{}));
}

// Of these cells the last place in a box, of those the last box.
inline Place last_place_of(Bands cells) {
  for (int place = 8;; --place) {
    const Bands there = cells & (0111U << (place / 3 * 9 + place % 3));
    if (is_zero(there)) continue;
    const int b = there[2] != 0 ? 2 : there[1] != 0 ? 1 : 0;
    return {b, uint32_t{1} << (31 - __builtin_clz(there[b]))};
  }
}

struct Best {
  int points;
  Place at;
};

inline Best best_pair(const BandBoard& p, Bands two, Bands more) {
  const Upright<3> fours = good_surroundings(p, two);
  const Upright<5> bonus{{Bands{}, Bands{}, fours.bit[0], fours.bit[1], fours.bit[2]}};
  const Upright<6> points = sum_of<6>(seen_by_each(more), bonus);
  int best = 0;
  Bands left = two;
  for (int k = 5; k >= 0; --k) {
    const Bands with = left & points.bit[k];
    if (is_zero(with)) continue;
    left = with;
    best += 1 << k;
  }
  if (best < kWorthy) return {best, {}};
  return {best, last_place_of(left)};
}

// ---- cells --------------------------------------------------------------------------------------

// A branch (branch.hpp) with the cells as bitboards know them.
struct Choice {
  int n;  // 0: a line is asked for
  Place at[kMaxGuesses];
  bool is_mirrored;
};

inline int size(Bands cells) {
  int n = 0;
  for (int b = 0; b < 3; ++b) n += __builtin_popcount(cells[b]);
  return n;
}

// The first of these cells of which no two share a band or a stack.
inline Choice first_apart(Bands cells, int wanted) {
  Choice c{};
  while (c.n < wanted && !is_zero(cells)) {
    const Place at = first_of(cells);
    c.at[c.n++] = at;
    const int stack = __builtin_ctz(at.bit) % 9 / 3;
    cells &= ~(in_band(at.band, kBand) | 0007007007U << 3 * stack);
  }
  return c;
}

// Of a position at its fixpoint that is not solved.
inline Choice choose(const BandBoard& p) {
  const Counts n = count_candidates(p);
  const Bands two = n.two & ~n.three;
  if (is_zero(n.three)) {
    Choice c = first_apart(two, 1);
    c.is_mirrored = true;
    return c;
  }
  if (p.boldness != 0 && p.boldness != kNoGuessYet) {
    const int open = size(n.two);
    if (open >= kBoldMin && open <= kBoldMax) {
      const Choice c = first_apart(two, open < kBoldThree ? 2 : kMaxGuesses);
      if (c.n != 0) return c;
    }
  }
  const Best best = best_pair(p, two, n.three);
  return {best.points >= kWorthy ? 1 : 0, {best.at}, false};
}

// ---- lines --------------------------------------------------------------------------------------

struct Question {
  int digit;
  Bands in_line, beside;  // the cells of the line, and the rest of its box
};

// The ways of all digits through the six bands and stacks, and how many they are.
struct Ways {
  uint16_t of[6][9];
  uint32_t all[6];
};

inline Ways find_ways(const BandBoard& p) {
  Ways w{};
  for (int d = 0; d < 9; ++d) {
    const Bands cells = p.places[d], columns = columns_of(cells);
    const Bands minirows = packed(minirows_of(cells));
    for (int i = 0; i < 3; ++i) {
      const uint32_t in_stack = (columns[0] >> 3 * i & 7) | (columns[1] >> 3 * i & 7) << 3 |
                                (columns[2] >> 3 * i & 7) << 6;
      w.of[i][d] = kTables.ways[minirows[i]];
      w.of[3 + i][d] = kTables.ways[in_stack];
      w.all[i] += w.of[i][d] >> 8;
      w.all[3 + i] += w.of[3 + i][d] >> 8;
    }
  }
  return w;
}

// The open band with the fewest ways. Nine, one for each digit, mean done.
inline int tightest(const Ways& w) {
  int best = 0;
  uint32_t fewest = ~uint32_t{0};
  for (int i = 0; i < 6; ++i) {
    if (w.all[i] == 9 || w.all[i] >= fewest) continue;
    fewest = w.all[i];
    best = i;
  }
  return best;
}

[[gnu::noinline]] Question choose_line(const BandBoard& p) {
  const Ways w = find_ways(p);
  const int band = tightest(w);
  int digit = -1;
  for (int d = 8; d >= 0; --d) {
    const int n = w.of[band][d] >> 8;
    if (n == 2 || (n > 2 && (digit < 0 || w.of[band][digit] >> 8 != 2))) digit = d;
  }
  // Two ways that cross line 0 in the same box cross line 1 in different ones.
  const uint32_t ways = w.of[band][digit] & 63U;
  const int one = __builtin_ctz(ways), other = __builtin_ctz(ways & (ways - 1));
  const int line = one % 3 == other % 3 ? 1 : 0;
  const int along = way_through(one).box[line];
  const bool is_row = band < 3;
  const int stack = is_row ? along : band - 3;
  const uint32_t box = 0007007007U << 3 * stack;
  const uint32_t in_line =
      is_row ? 7U << (9 * line + 3 * along) : 0001001001U << (3 * stack + line);
  const int b = is_row ? band : along;
  return {digit, in_band(b, in_line), in_band(b, box ^ in_line)};
}

}  // namespace
}  // namespace nonet::search::bitboard
