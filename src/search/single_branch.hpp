// Where the single engine guesses: the rule of branch.hpp, in its vectors.

#pragma once

#include <cstdint>
#include <cstring>

#include "search/branch.hpp"
#include "search/hopeless.hpp"
#include "search/single_rules.hpp"

namespace nonet::search {
namespace {

// Points are counted above the nine digits, so that both move in one vector. What is below them
// names the place and the lane in the end.
constexpr int kPoint = 512, kPlace = 16;

// The cells with more than two candidates, counted in points: of each minirow and minicolumn, and
// of each box. And what the others have if it is two.
struct Few {
  Vec two[9];
  Lines rows, columns;
  Vec boxes;
};

[[gnu::always_inline]] inline Few find_few(const Vec x[9]) {
  Few f;
  Vec more[9];
  for (int i = 0; i < 9; ++i) {
    const Vec is_few = at_most_two(x[i]);
    more[i] = all(kPoint) - is_few;
    f.two[i] = is_few & x[i];
  }
  for (int k = 0; k < 3; ++k) {
    f.rows.line[k] = add(add(more[3 * k], more[3 * k + 1]), more[3 * k + 2]);
    f.columns.line[k] = add(add(more[k], more[k + 3]), more[k + 6]);
  }
  f.boxes = add(add(f.rows.line[0], f.rows.line[1]), f.rows.line[2]);
  return f;
}

inline bool is_mirrored(const Few& f) { return none(f.boxes & load(kTables.boxes)); }

// The best cell of two: its points, place and lane in one number, a point or more if there is one.
[[gnu::always_inline]] inline uint32_t best_pair(const Vec x[9], const Few& f) {
  // Cells of one are among them: what they have nobody shares, and in the end they are left out.
  const Lines in_rows = minirows(f.two), in_columns = minicolumns(f.two);
  Lines rows, columns;  // with the points of their cells
  for (int k = 0; k < 3; ++k) {
    rows.line[k] = f.rows.line[k] | in_rows.line[k];
    columns.line[k] = f.columns.line[k] | in_columns.line[k];
  }
  const Lines row1 = stack_on<1>(rows), row2 = stack_on<2>(rows);
  const Lines column1 = band_on<1>(columns), column2 = band_on<2>(columns);

  // At the fixpoint a digit has places in the rest of its row exactly if it has several rows of its
  // box: else it would be locked in that row, or in the rest.
  const Vec loose_rows = in_several(minirows(x)), loose_columns = in_several(minicolumns(x));
  const Vec points = all(kPoint * 63), bonus = all(4 * kPoint);
  const Vec in_box = add(f.boxes, all(kPoint * (1 + 2 * 4)));
  Vec best = all(0), beyond_column[3], column_points[3];
#pragma GCC unroll 3
  for (int k = 0; k < 3; ++k) {
    beyond_column[k] = column1.line[k] | column2.line[k];
    column_points[k] =
        add(add(column1.line[k] & points, column2.line[k] & points), all(kPlace * k));
  }
#pragma GCC unroll 3
  for (int r = 0; r < 3; ++r) {
    const Vec beyond_row = row1.line[r] | row2.line[r];
    const Vec other_rows = in_rows.line[(r + 1) % 3] | in_rows.line[(r + 2) % 3];
    const Vec row_points =
        add(add(row1.line[r] & points, row2.line[r] & points), add(in_box, all(kPlace * 3 * r)));
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      const int i = 3 * r + k;
      Vec sum = add(row_points, column_points[k]);
      sum = add_where_met(sum, bonus, f.two[i], beyond_row);
      sum = add_where_met(sum, bonus, f.two[i], beyond_column[k]);
      sum = add_where_met(sum, bonus, f.two[i], other_rows);
      sum = less_where_any(sum, bonus, f.two[i] - loose_rows);
      sum = less_where_any(sum, bonus, f.two[i] - loose_columns);
      best = larger(best, where_many(sum, f.two[i]));
    }
  }
  return largest(add(best & load(kTables.boxes), load(kTables.lane)));
}

inline void read_masks(const Vec x[9], uint16_t masks81[81]) {
  alignas(32) uint16_t lanes[9][16];
  for (int i = 0; i < 9; ++i) store(lanes[i], x[i]);
  for (int cell = 0; cell < 81; ++cell) {
    masks81[cell] = static_cast<uint16_t>(lanes[place_of(cell)][lane_of(cell)] & kAllDigits);
  }
}

// A branch (branch.hpp) with the cells as this engine knows them: kPlace * place + lane.
struct Spots {
  unsigned n;  // 0: a line is asked for
  unsigned spot[kMaxGuesses];
  bool is_mirrored;
};

// Which of the six bands (three of rows, three of columns) is open and has the fewest ways left,
// over all digits.
struct Band {
  bool vertical;
  uint32_t index;
};

inline uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

inline Band tightest(Vec row_ways, Vec column_ways) {
  uint16_t lanes[2][16];
  uint64_t rows[3], columns[3];
  store(lanes[0], row_ways);
  store(lanes[1], column_ways);
  std::memcpy(rows, lanes[0], sizeof rows);
  std::memcpy(columns, lanes[1], sizeof columns);
  // Four lanes at a time: the sums of columns are three adds, those of rows gather in the top lane
  // of a product once the idle lane is shifted out. Nine ways, one per digit, mean done: 9 - 10
  // wraps to a large number and loses.
  const uint64_t in_columns = columns[0] + columns[1] + columns[2];
  uint32_t row_key[3], column_key[3];
  for (uint32_t b = 0; b < 3; ++b) {
    const uint64_t in_rows = (rows[b] << 16) * 0x0001000100010001 >> 48;
    row_key[b] = (static_cast<uint32_t>(in_rows) - 10) << 3 | b;
    column_key[b] = ((static_cast<uint32_t>(in_columns >> (16 * b)) & 0xffff) - 10) << 3 | 4 | b;
  }
  const uint32_t best =
      smaller(smaller(smaller(row_key[0], row_key[1]), smaller(row_key[2], column_key[0])),
              smaller(column_key[1], column_key[2]));
  return {(best & 4) != 0, best & 3};
}

// A digit of the tightest band, one with two ways left if there is one: is it in this minirow or
// minicolumn of its box, or not?
struct Question {
  unsigned digit;  // its bit
  unsigned lane;   // the box
  unsigned line;   // minirow 0-2, minicolumn 3-5
};

[[gnu::noinline]] Question choose_line(const Vec x[9]) {
  const Lines m = minirows(x), v = minicolumns(x);
  const Lines m1 = stack_on<1>(m), m2 = stack_on<2>(m), v1 = band_on<1>(v), v2 = band_on<2>(v);
  alignas(32) uint16_t ways[4][16];
  const Vec row_down = and3(m.line[0], m1.line[1], m2.line[2]);
  const Vec row_up = and3(m.line[0], m2.line[1], m1.line[2]);
  const Vec column_down = and3(v.line[0], v1.line[1], v2.line[2]);
  const Vec column_up = and3(v.line[0], v2.line[1], v1.line[2]);
  store(ways[0], row_down);
  store(ways[1], row_up);
  store(ways[2], column_down);
  store(ways[3], column_up);

  const Band band =
      tightest(add(count(row_down), count(row_up)), add(count(column_down), count(column_up)));
  const uint32_t step = band.vertical ? 4 : 1;
  const uint16_t* down = band.vertical ? ways[2] + band.index : ways[0] + 4 * band.index;
  const uint16_t* up = down + 16;
  const uint32_t way[6] = {down[0], down[step], down[2 * step], up[0], up[step], up[2 * step]};
  uint32_t one = 0, two = 0, three = 0;
  for (const uint32_t w : way) {
    three |= two & w;
    two |= one & w;
    one |= w;
  }
  const uint32_t pairs = two & ~three;
  const uint32_t eligible = pairs != 0 ? pairs : two;
  const uint32_t digit = eligible & (~eligible + 1);
  uint32_t set = 0;
  for (int i = 0; i < 6; ++i) set |= static_cast<uint32_t>((way[i] & digit) != 0) << i;

  const uint32_t fork = kTables.fork[__builtin_ctz(set)][__builtin_ctz(set & (set - 1))];
  const uint32_t line = fork >> 2, along = fork & 3;
  const uint32_t lane = band.vertical ? 4 * along + band.index : 4 * band.index + along;
  return {digit, lane, (band.vertical ? 3 : 0) + line};
}

// What follows is not inlined: it is rare, and the hot loop should not know it.
// The first cells of two of which no two share a band or a stack.
inline Spots first_apart(const Vec x[9], unsigned wanted) {
  Vec first = all(0);  // of each box: its place and one more, or zero
  for (int i = 8; i >= 0; --i) {
    const Vec is_two = at_most_two(x[i]) - is_single(x[i]);
    first = (first - is_two) | (is_two & all(i + 1));
  }
  alignas(32) uint16_t place[16];
  store(place, first);
  Spots b{};
  unsigned used = 0;  // stacks
  for (unsigned band = 0; band < 3 && b.n < wanted; ++band) {
    // The first row goes first, in it the first box: 16 * row + 4 * stack and the place in a row.
    unsigned best = 64;
    for (unsigned stack = 0; stack < 3; ++stack) {
      const unsigned at = place[4 * band + stack] - 1U;
      const unsigned key = at / 3 * 16 + 4 * stack + at % 3;
      if (at < 9 && (used >> stack & 1) == 0 && key < best) best = key;
    }
    if (best == 64) continue;
    const unsigned stack = best / 4 % 4;
    used |= 1U << stack;
    b.spot[b.n++] = kPlace * (best / 16 * 3 + best % 4) + 4 * band + stack;
  }
  return b;
}

// Several guesses, or none.
[[gnu::noinline]] Spots choose_boldly(const Vec x[9]) {
  Vec open = all(0), more = all(0);
  for (int i = 0; i < 9; ++i) {
    open = add(open, all(1) - is_single(x[i]));
    more = more | (all(1) - at_most_two(x[i]));
  }
  alignas(32) uint16_t opened[16];
  store(opened, open);
  int n = 0;
  for (int lane = 0; lane < 12; ++lane) n += lane % 4 < 3 ? opened[lane] : 0;
  if (n < kBoldMin || n > kBoldMax || none(more & load(kTables.boxes))) return {};
  return first_apart(x, n < kBoldThree ? 2 : kMaxGuesses);
}

[[gnu::noinline]] Spots choose_mirrored(const Vec x[9]) {
  Spots b = first_apart(x, 1);
  b.is_mirrored = true;
  return b;
}

[[gnu::noinline]] bool looks_hopeless(const Vec x[9]) {
  uint16_t masks81[81];
  read_masks(x, masks81);
  return is_hopeless(masks81);
}

inline bool is_bold(unsigned boldness) { return boldness != 0 && boldness != kNoGuessYet; }

// Of a position at its fixpoint that is not solved. Part of each search, but in a browser, which
// fetches all of them.
#ifdef __wasm__
[[gnu::noinline]]
#else
[[gnu::always_inline]] inline
#endif
Spots choose(const Vec x[9], unsigned boldness) {
  if (is_bold(boldness)) {
    const Spots several = choose_boldly(x);
    if (several.n != 0) return several;
  }
  const Few few = find_few(x);
  if (is_mirrored(few)) return choose_mirrored(x);
  const uint32_t best = best_pair(x, few);
  return {best >= kPoint * (1 + kWorthy) ? 1U : 0U, {best % kPoint}, false};
}

}  // namespace
}  // namespace nonet::search
