// Latency: one puzzle, as fast as a call can be. The algorithm; kernels/ supplies the vectors.
//
// The whole board is nine vectors, one per place in a box, one 16-bit lane per box:
//
//      places of a box          lanes of every vector
//        0 1 2                    box 0  box 1  box 2  idle     band 0
//        3 4 5                    box 3  box 4  box 5  idle     band 1
//        6 7 8                    box 6  box 7  box 8  idle     band 2
//                                 idle   idle   idle   idle     (absent from the scalar kernel)
//
//      a lane                   bit d-1 is set while digit d is a candidate of that cell
//        . . . . . . . 9 8 7 6 5 4 3 2 1
//
// So each rule inside a box is plain logic between vectors, done for nine boxes and nine digits at
// once, and only the talk between boxes moves lanes: 12 moves in a pass. (One lane per minirow and
// three 512-bit vectors needs 20 slower ones; one vector per box, the usual way, by count 72.) Idle
// lanes hold nine candidates in every place, which no rule can change.
//
// A pass applies, to the whole board: naked singles, locked candidates in rows
// and in columns (exactly: all ways to place a digit in a band), hidden singles and, where these
// move nothing, hidden triples of a minirow or minicolumn. It is about 65 cycles on Zen 4 with
// AVX-512, 100 on Sapphire Rapids with AVX2, both with triples; an easy puzzle needs 2.2 of them.
// When a pass changes nothing the search guesses (branch.hpp).
//
// What a vector type offers (lanes of 16 bits; masks are all ones or zero):
//   load store all & | ^ - (and not)     or3 and3 exactly_one     add (no carry between lanes)
//   and_or(a,b,c) = a&b | c     and_either(a,b,c) = a & (b|c)     and_unless(a,b,c) = a & (b|~c)
//   is_zero, is_single (of a zero lane: either), at_most_two -> mask     none -> bool
//   larger(a,b): lane by lane     largest: of all lanes (below 0x8000)
//   add_where_met(sum,n,a,b): sum + n where a and b have a bit in common, else sum
//   count: bits set     below_lowest: ones below the lowest bit of a lane that is not zero
//   both(a,b): zero where either is zero     next_stack<n> next_band<n>: the lane n boxes further
//   parse, print: 81 characters to nine vectors of candidates, nine vectors of characters to text
//   read_candidates: 81 candidate sets to nine vectors; what idle lanes get does not matter

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "search/branch.hpp"
#include "search/built_with.hpp"
#include "search/hopeless.hpp"
#include "search/join.hpp"
#include "search/single_kernel.hpp"

namespace nonet::search {
namespace {

constexpr int kAllDigits = 0x1ff;

struct Board {
  Vec place[9];
  Vec sum;  // of the nine, lane by lane; see `pass`
};

// Full: solved, unless a digit is missing somewhere.
enum class State { dead, moving, still, full };

// The ways one digit can run through a band: one minirow in each box, no two in the same row.
// A minirow (row r of its box) stays if the other two rows can be filled by the next two boxes,
// one way or the other:
//
//        r    X . .        X . .
//        r+1  . X .   or   . . X
//        r+2  . . X        . X .
//
// `one` and `two` are the lines of the next box and the one after. Nine digits and nine boxes at
// once; in a stack of boxes the same holds for columns.
struct Lines {
  Vec line[3];
};

inline Lines keep_placeable(const Lines& own, const Lines& one, const Lines& two) {
  Lines kept;
  for (int r = 0; r < 3; ++r) {
    const int s = (r + 1) % 3, t = (r + 2) % 3;
    kept.line[r] = own.line[r] & and_or(one.line[s], two.line[t], one.line[t] & two.line[s]);
  }
  return kept;
}

inline Lines minirows(const Vec x[9]) {
  return {{or3(x[0], x[1], x[2]), or3(x[3], x[4], x[5]), or3(x[6], x[7], x[8])}};
}
inline Lines minicolumns(const Vec x[9]) {
  return {{or3(x[0], x[3], x[6]), or3(x[1], x[4], x[7]), or3(x[2], x[5], x[8])}};
}
template <int kSteps>
inline Lines stack_on(const Lines& m) {
  return {{next_stack<kSteps>(m.line[0]), next_stack<kSteps>(m.line[1]),
           next_stack<kSteps>(m.line[2])}};
}
template <int kSteps>
inline Lines band_on(const Lines& m) {
  return {
      {next_band<kSteps>(m.line[0]), next_band<kSteps>(m.line[1]), next_band<kSteps>(m.line[2])}};
}

// A minirow (or minicolumn) that three digits cannot leave has room for no other. `locked`: digits
// that one line of the box must hold. Guesses per puzzle on magictour: 18 without, 9 with.
inline void fill_triples(Lines& m, Vec locked) {
  for (Vec& line : m.line) {
    const Vec held = line & locked;
    line = and_either(line, held, at_most_two(held));
  }
}

// A way of a digit through a band is one of six: row 0 of the band crosses box `way % 3`, row 1
// the next box (ways 0-2) or the one after (ways 3-5), row 2 the remaining box.
struct Tables {
  uint16_t in_line[6][9][16];  // all ones in the places of minirow 0-2 or of minicolumn 0-2
  uint16_t window[32];         // one lane of ones, to be read at an offset
  uint16_t boxes[16];          // ones in the lanes that have a box
  uint16_t lane[16];           // their numbers
  uint8_t fork[6][6];          // 4 * line + box: in the first way and not in the second
};

constexpr Tables make_tables() {
  Tables t{};
  for (int line = 0; line < 3; ++line) {
    for (int i = 0; i < 9; ++i) {
      for (int lane = 0; lane < 16; ++lane) {
        t.in_line[line][i][lane] = i / 3 == line ? 0xffff : 0;
        t.in_line[3 + line][i][lane] = i % 3 == line ? 0xffff : 0;
      }
    }
  }
  t.window[15] = 0xffff;
  for (int lane = 0; lane < 16; ++lane) {
    t.boxes[lane] = lane % 4 < 3 && lane < 12 ? 0xffff : 0;
    t.lane[lane] = static_cast<uint16_t>(lane);
  }
  // Two ways that cross row 0 in the same box cross row 1 in different ones.
  for (int a = 0; a < 6; ++a) {
    for (int b = 0; b < 6; ++b) {
      const int line = a % 3 == b % 3 ? 1 : 0;
      const int box = (a % 3 + (line == 0 ? 0 : a < 3 ? 1 : 2)) % 3;
      t.fork[a][b] = static_cast<uint8_t>(4 * line + box);
    }
  }
  return t;
}

constexpr Tables kTables = make_tables();

// The place of a cell among the vectors: which of the nine, and which lane.
constexpr int place_of(int cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr int lane_of(int cell) { return cell / 27 * 4 + cell % 9 / 3; }
constexpr uint8_t cell_at(unsigned place, unsigned lane) {
  return static_cast<uint8_t>(lane / 4 * 27 + place / 3 * 9 + lane % 4 * 3 + place % 3);
}

// The cells of minirows 0-2 and minicolumns 0-2 of each box, by its lane, and the rest of the box.
struct LineCells {
  uint8_t in_line[6][12][3], beside[6][12][6];
};

constexpr LineCells make_line_cells() {
  LineCells t{};
  for (unsigned line = 0; line < 6; ++line) {
    for (unsigned lane = 0; lane < 12; ++lane) {
      int in = 0, out = 0;
      for (unsigned i = 0; i < 9; ++i) {
        if (kTables.in_line[line][i][0] != 0) {
          t.in_line[line][lane][in++] = cell_at(i, lane);
        } else {
          t.beside[line][lane][out++] = cell_at(i, lane);
        }
      }
    }
  }
  return t;
}

constexpr LineCells kLineCells = make_line_cells();

// Nine digits in a box and no more sum to this; fewer can too, so it only says where to look.
inline bool is_full(const Board& board) {
  return none((board.sum ^ all(kAllDigits)) & load(kTables.boxes));
}

// One sweep of all rules. Rows are done before columns so that columns profit: 14 % fewer passes
// than doing both from the same board, for nine more instructions.
//
// Inlined into `search`, whose frame is aligned because of the boards in it. In a frame of its own
// clang keeps what does not fit into registers at addresses aligned to 8, and where that frame
// happens to lie across the border of two pages, a process in ten, each pass took 45 % longer.
[[gnu::always_inline]] inline State pass(Board& board) {
  Vec* x = board.place;

  // Naked singles: a digit that fills a cell leaves the other cells of the box. Rows and columns
  // follow by themselves, for the digit is now locked in one minirow and one minicolumn.
  Vec single[9], taken_in[3];
  for (int i = 0; i < 9; ++i) {
    single[i] = is_single(x[i]);
    taken_in[i / 3] = i % 3 == 0 ? x[i] & single[i] : and_or(x[i], single[i], taken_in[i / 3]);
  }
  const Vec taken = or3(taken_in[0], taken_in[1], taken_in[2]);
  for (int i = 0; i < 9; ++i) x[i] = and_unless(x[i], single[i], taken);

  Lines rows = minirows(x);
  rows = keep_placeable(rows, stack_on<1>(rows), stack_on<2>(rows));
  // Half of all that is dead shows here: a digit that has no way left through a band.
  if (!none(or3(rows.line[0], rows.line[1], rows.line[2]) ^ all(kAllDigits))) return State::dead;
  for (int i = 0; i < 9; ++i) x[i] = x[i] & rows.line[i / 3];

  Lines columns = minicolumns(x);
  columns = keep_placeable(columns, band_on<1>(columns), band_on<2>(columns));
  const Vec cover = or3(columns.line[0], columns.line[1], columns.line[2]);

  const Vec row_locked = exactly_one(rows.line[0], rows.line[1], rows.line[2]);
  const Vec column_locked = exactly_one(columns.line[0], columns.line[1], columns.line[2]);
  const Vec locked = row_locked & column_locked;

  // Hidden singles: a digit locked in one minirow and one minicolumn of a box has one cell left.
  Vec least[3], sum[3];
  for (int i = 0; i < 9; ++i) {
    const Vec left = and3(x[i], rows.line[i / 3], columns.line[i % 3]);
    const Vec hidden_single = left & locked;
    x[i] = and_either(left, hidden_single, is_zero(hidden_single));
    least[i / 3] = i % 3 == 0 ? x[i] : both(least[i / 3], x[i]);
    sum[i / 3] = i % 3 == 0 ? x[i] : add(sum[i / 3], x[i]);
  }

  // Candidates only ever go, so the board changed exactly if the sum of some lane did.
  const Vec total = add(add(sum[0], sum[1]), sum[2]);
  const Vec change = total ^ board.sum;
  board.sum = total;
  // Dead: a cell without candidates, a digit without a cell, or a digit that fills two cells of a
  // box (then it is taken but not locked; without this two equal givens could hide for long).
  const Vec empty = is_zero(both(both(least[0], least[1]), least[2]));
  if (!none(or3(empty, cover ^ all(kAllDigits), taken - locked))) return State::dead;
  if (is_full(board)) return State::full;
  if (!none(change)) return State::moving;

  // Triples come last, when nothing else moves. Beside triples in every pass, times tdoku at limit
  // 2, easy, minimal, 17 clues, many solutions, magictour, 11+, 1106:
  //   AVX2     8.35 (7.89), 5.16 (4.98), 5.81 (5.60), 2.32 (2.20), 3.62 (3.59), 2.67, 2.40 (2.37)
  //   AVX-512  10.4 (10.2), 6.57 (6.47), 7.46 (7.42), 2.86 (2.76), 4.52 (4.67), 3.34, 2.98 (3.02)
  fill_triples(rows, row_locked);
  fill_triples(columns, column_locked);
  Vec left[9], rest = all(0);
  for (int i = 0; i < 9; ++i) {
    left[i] = and3(x[i], rows.line[i / 3], columns.line[i % 3]);
    rest = add(rest, left[i]);
  }
  if (none(rest ^ total)) return State::still;
  for (int i = 0; i < 9; ++i) x[i] = left[i];
  board.sum = rest;
  return State::moving;
}

// ---- the end ------------------------------------------------------------------------------------

// Every digit in every house, of a board that is full. By its sum a box has each of them once, and
// since no cell is empty each has one.
inline bool is_solution(const Board& board) {
  const Lines m = minirows(board.place), v = minicolumns(board.place);
  const Lines m1 = stack_on<1>(m), m2 = stack_on<2>(m), v1 = band_on<1>(v), v2 = band_on<2>(v);
  Vec complete = or3(m.line[0], m.line[1], m.line[2]);
  for (int k = 0; k < 3; ++k) {
    complete = and3(complete, or3(m.line[k], m1.line[k], m2.line[k]),
                    or3(v.line[k], v1.line[k], v2.line[k]));
  }
  return none(complete ^ all(kAllDigits));
}

// ---- where to guess: branch.hpp -----------------------------------------------------------------

// Points are counted above the nine digits, so that both move in one vector. What is below them
// names the place and the lane in the end.
constexpr int kPoint = 512, kPlace = 16;

// The cells with at most two candidates, and a point for each of the others.
struct Few {
  Vec is_few[9], more[9];
};

inline Few find_few(const Vec x[9]) {
  Few f;
  for (int i = 0; i < 9; ++i) {
    f.is_few[i] = at_most_two(x[i]);
    f.more[i] = all(kPoint) - f.is_few[i];
  }
  return f;
}

inline bool is_mirrored(const Few& f) {
  const Vec more = or3(or3(f.more[0], f.more[1], f.more[2]), or3(f.more[3], f.more[4], f.more[5]),
                       or3(f.more[6], f.more[7], f.more[8]));
  return none(more & load(kTables.boxes));
}

// The best cell of two: its points, place and lane in one number, a point or more if there is one.
[[gnu::always_inline]] inline uint32_t best_pair(const Vec x[9], const Few& f) {
  // Cells of one are among them: what they have nobody shares, and in the end they are left out.
  Vec digits[9];
  for (int i = 0; i < 9; ++i) digits[i] = x[i] & f.is_few[i];
  const Lines in_rows = minirows(digits), in_columns = minicolumns(digits);
  Lines rows, columns;  // with the points of their cells
  for (int k = 0; k < 3; ++k) {
    rows.line[k] = add(add(f.more[3 * k], f.more[3 * k + 1]), f.more[3 * k + 2]);
    columns.line[k] = add(add(f.more[k], f.more[k + 3]), f.more[k + 6]);
  }
  const Vec in_box = add(add(add(rows.line[0], rows.line[1]), rows.line[2]), all(kPoint));
  for (int k = 0; k < 3; ++k) {
    rows.line[k] = rows.line[k] | in_rows.line[k];
    columns.line[k] = columns.line[k] | in_columns.line[k];
  }
  const Lines row1 = stack_on<1>(rows), row2 = stack_on<2>(rows);
  const Lines column1 = band_on<1>(columns), column2 = band_on<2>(columns);

  const Vec points = all(kPoint * 63), bonus = all(4 * kPoint);
  Vec best = all(0), beyond_column[3], column_points[3];
  for (int k = 0; k < 3; ++k) {
    beyond_column[k] = column1.line[k] | column2.line[k];
    column_points[k] =
        add(add(column1.line[k] & points, column2.line[k] & points), all(kPlace * k));
  }
  for (int r = 0; r < 3; ++r) {
    const Vec beyond_row = row1.line[r] | row2.line[r];
    const Vec other_rows = in_rows.line[(r + 1) % 3] | in_rows.line[(r + 2) % 3];
    const Vec row_points =
        add(add(row1.line[r] & points, row2.line[r] & points), add(in_box, all(kPlace * 3 * r)));
    for (int k = 0; k < 3; ++k) {
      const int i = 3 * r + k;
      Vec sum = add(row_points, column_points[k]);
      sum = add_where_met(sum, bonus, digits[i], beyond_row);
      sum = add_where_met(sum, bonus, digits[i], beyond_column[k]);
      sum = add_where_met(sum, bonus, digits[i], other_rows);
      best = larger(best, sum & (f.is_few[i] - is_single(x[i])));
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

// Of a position at its fixpoint that is not solved.
[[gnu::always_inline]] inline Spots choose(const Vec x[9], unsigned boldness) {
  if (is_bold(boldness)) {
    const Spots several = choose_boldly(x);
    if (several.n != 0) return several;
  }
  const Few few = find_few(x);
  if (is_mirrored(few)) return choose_mirrored(x);
  const uint32_t best = best_pair(x, few);
  return {best >= kPoint * (1 + kWorthy) ? 1U : 0U, {best % kPoint}, false};
}

// ---- the search ---------------------------------------------------------------------------------

// Each that waits does so for a digit that was put into one line of its box. That can happen twice
// for each digit in each band, then its third line there is known: 54 * 2, and some more in
// positions without a solution.
constexpr int kMostWaiting = 112;

struct Silent {
  void guess(bool) {}
  void back() {}
  void pass() {}
};
struct Counting {
  Effort* effort;
  void guess(bool) { ++effort->guesses; }
  void back() {}
  void pass() { ++effort->passes; }
};
// How much of the tree lies behind, both sides of a guess counting as halves.
struct Share {
  double here = 1;
  double open[kMostWaiting];
  int depth = 0;

  double seen() const {
    double rest = 0;
    for (int i = 0; i < depth; ++i) rest += open[i];
    return 1 - rest;
  }
};
struct Weighing {
  Share* share;
  void guess(bool is_doubled) {
    if (is_doubled) return;
    share->open[share->depth++] = share->here /= 2;
  }
  void back() { share->here = share->open[--share->depth]; }
  void pass() {}
};

// A position that waits until what was guessed instead has been searched through.
struct Waiting {
  Vec place[9];
  unsigned boldness;
  unsigned doublings;  // each solution below counts 2 to this power
};

// Takes the digit into the line, or for `no` out of it.
inline void take_line(Board& board, const Question& q, Waiting& no) {
  const Vec digit = load(kTables.window + 15 - q.lane) & all(static_cast<int>(q.digit));
  for (int i = 0; i < 9; ++i) {
    const Vec x = board.place[i], in = digit & load(kTables.in_line[q.line][i]);
    board.place[i] = x - (digit - in);
    no.place[i] = x - in;
  }
}

// Takes the lowest digit of a cell. `no` gets the others, if it is not null.
inline void take_lowest(Board& board, unsigned spot, Waiting* no) {
  const unsigned at = spot / kPlace;
  const Vec x = board.place[at], here = load(kTables.window + 15 - spot % kPlace);
  const Vec lowest = add(below_lowest(x), all(1));
  if (no != nullptr) {
#pragma GCC unroll 9
    for (int i = 0; i < 9; ++i) no->place[i] = board.place[i];
    no->place[at] = x - (here & lowest);
  }
  board.place[at] = x - (here - lowest);
}

// The tree that all engines share, or lines alone. Lines favour no digit and take every solution
// for itself: what is enumerated, and what seeds are made into, comes in this order.
enum class Way { tree, lines };

// Calls found(board, times) at each solution; it returns false to stop. Depth first, the lowest
// digit before the others, a digit in its line before it is elsewhere.
template <Way kWay, class Tally, class Found>
inline void search(Board& board, Tally tally, Found found) {
  Waiting waiting[kMostWaiting];
  int depth = 0;
  int fruitless = 0;  // guesses since the last solution
  unsigned boldness = kNoGuessYet, doublings = 0;
  for (;;) {
    board.sum = all(0);
    State state;
    do {
      state = pass(board);
      tally.pass();
    } while (state == State::moving);

    if (state == State::full && is_solution(board)) {
      fruitless = 0;
      if (!found(board, uint64_t{1} << doublings)) return;
    } else if (state == State::still && (fruitless < kPatience || !looks_hopeless(board.place))) {
      const Spots at = kWay == Way::tree ? choose(board.place, boldness) : Spots{};
      if (at.is_mirrored) ++doublings;
      for (unsigned i = 0; i < at.n; ++i) {
        tally.guess(at.is_mirrored);
        ++fruitless;
        Waiting* const no = at.is_mirrored ? nullptr : &waiting[depth++];
        take_lowest(board, at.spot[i], no);
        if (no == nullptr) continue;
        no->boldness = i > 0 ? boldness - 1 : 0;
        no->doublings = doublings;
      }
      if (at.n == 0) {
        tally.guess(false);
        ++fruitless;
        Waiting& no = waiting[depth++];
        take_line(board, choose_line(board.place), no);
        no.boldness = 0;
        no.doublings = doublings;
      }
      if (boldness == kNoGuessYet) boldness = kBoldness;
      continue;
    }
    if (depth == 0) return;
    const Waiting& back = waiting[--depth];
#pragma GCC unroll 9  // and no call of memcpy
    for (int i = 0; i < 9; ++i) board.place[i] = back.place[i];
    boldness = back.boldness;
    doublings = back.doublings;
    tally.back();
  }
}

inline void write_solution(const Board& board, char* solution81) {
  Vec text[9];
  for (int i = 0; i < 9; ++i) text[i] = add(count(below_lowest(board.place[i])), all('1'));
  print(text, solution81);
}

template <class Tally>
inline size_t solve(Board& board, size_t limit, char* solution81, Tally tally) {
  size_t solutions = 0;
  if (limit == 0) return 0;
  search<Way::tree>(board, tally, [&](const Board& solved, uint64_t times) {
    if (solutions == 0 && solution81 != nullptr) write_solution(solved, solution81);
    solutions = times < limit - solutions ? solutions + static_cast<size_t>(times) : limit;
    return solutions < limit;
  });
  return solutions;
}

// One for text and for candidates: it is large, and browsers fetch it.
[[gnu::noinline]] size_t visit(Board& board, size_t limit, SolutionVisitor visitor, void* context) {
  size_t solutions = 0;
  if (limit == 0) return 0;
  search<Way::lines>(board, Silent{}, [&](const Board& solved, uint64_t) {
    char solution81[81];
    write_solution(solved, solution81);
    ++solutions;
    return visitor(context, solution81) && solutions < limit;
  });
  return solutions;
}

// An estimate is taken at so many solutions and whenever they have doubled. Sooner than a join
// costs as much as walking them, and it need not be good.
constexpr size_t kFirstLook = 16;

inline size_t count_few(Board& board, size_t limit, size_t many, uint64_t* estimate) {
  size_t solutions = 0, next_look = kFirstLook;
  if (limit == 0) return 0;
  Share share;
  search<Way::tree>(board, Weighing{&share}, [&](const Board&, uint64_t times) {
    solutions = times < limit - solutions ? solutions + static_cast<size_t>(times) : limit;
    if (solutions >= next_look) {
      while (next_look <= solutions) next_look *= 2;
      // So deep in a tree what was seen may round to nothing.
      constexpr double kLeastSeen = 1e-12;
      const double seen = share.seen();
      *estimate = static_cast<uint64_t>(static_cast<double>(solutions) /
                                        (seen < kLeastSeen ? kLeastSeen : seen));
      if (*estimate > many) solutions = limit;
    }
    return solutions < limit;
  });
  return solutions;
}

inline Board from_candidates(const uint16_t* masks81) {
  Board board;
  read_candidates(masks81, board.place);
  const Vec boxes = load(kTables.boxes);
  for (Vec& x : board.place) x = all(kAllDigits) & (x | (all(kAllDigits) - boxes));
  return board;
}

size_t solve_text(const char* puzzle81, size_t limit, char* solution81) {
  Board board;
  parse(puzzle81, board.place);
  return solve(board, limit, solution81, Silent{});
}
size_t solve_candidates(const uint16_t* masks81, size_t limit, char* solution81) {
  Board board = from_candidates(masks81);
  return solve(board, limit, solution81, Silent{});
}
size_t count_few_candidates(const uint16_t* masks81, size_t limit, size_t many,
                            uint64_t* estimate) {
  Board board = from_candidates(masks81);
  return count_few(board, limit, many, estimate);
}
bool join_candidates(const uint16_t* masks81, JoinRoom& room, uint64_t limit, uint64_t* solutions) {
  Board board = from_candidates(masks81);
  board.sum = all(0);
  State state;
  do {
    state = pass(board);
  } while (state == State::moving);
  *solutions = 0;
  if (state == State::dead) return true;
  uint16_t boxes[9][9];
  for (int i = 0; i < 9; ++i) {
    alignas(32) uint16_t lanes[16];
    store(lanes, board.place[i]);
    for (int box = 0; box < 9; ++box) boxes[box][i] = lanes[box / 3 * 4 + box % 3];
  }
  return join(room, boxes, limit, solutions);
}
size_t visit_text(const char* puzzle81, size_t limit, SolutionVisitor visitor, void* context) {
  Board board;
  parse(puzzle81, board.place);
  return visit(board, limit, visitor, context);
}
size_t visit_candidates(const uint16_t* masks81, size_t limit, SolutionVisitor visitor,
                        void* context) {
  Board board = from_candidates(masks81);
  return visit(board, limit, visitor, context);
}
Branch choose_branch(const uint16_t* masks81) {
  Vec x[9];
  read_candidates(masks81, x);
  const Spots at = choose(x, 0);
  Branch branch{};
  if (at.n != 0) {
    branch.n = 1;
    branch.is_mirrored = at.is_mirrored;
    branch.cell[0] = cell_at(at.spot[0] / kPlace, at.spot[0] % kPlace);
    return branch;
  }
  const Question q = choose_line(x);
  branch.digit = static_cast<uint16_t>(q.digit);
  std::memcpy(branch.in_line, kLineCells.in_line[q.line][q.lane], sizeof branch.in_line);
  std::memcpy(branch.beside, kLineCells.beside[q.line][q.lane], sizeof branch.beside);
  return branch;
}
size_t measure_text(const char* puzzle81, size_t limit, Effort* effort) {
  Board board;
  parse(puzzle81, board.place);
  return solve(board, limit, nullptr, Counting{effort});
}

constexpr SingleKernel make_single_kernel(const char* name) {
  return {name,
          built_with(),
          solve_text,
          solve_candidates,
          count_few_candidates,
          join_candidates,
          visit_text,
          visit_candidates,
          choose_branch,
          measure_text};
}

}  // namespace
}  // namespace nonet::search
