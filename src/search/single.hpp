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
// A pass applies, to the whole board, without a branch: naked singles, locked candidates in rows
// and in columns (exactly: all ways to place a digit in a band), hidden singles, and hidden triples
// of a minirow or minicolumn. It is about 195 instructions and 65 cycles on Zen 4 with AVX-512; an
// easy puzzle needs 3.2 of them. When a pass changes nothing the search splits (see `choose`).
//
// What a vector type offers (lanes of 16 bits; masks are all ones or zero):
//   load store all & | ^ - (and not)     or3 and3 exactly_one     add (no carry between lanes)
//   and_or(a,b,c) = a&b | c     and_either(a,b,c) = a & (b|c)     and_unless(a,b,c) = a & (b|~c)
//   is_zero, is_single (of a zero lane: either), at_most_two -> mask     none -> bool
//   count: bits set     below_lowest: ones below the lowest bit of a lane that is not zero
//   both(a,b): zero where either is zero     next_stack<n> next_band<n>: the lane n boxes further
//   parse, print: 81 characters to nine vectors of candidates, nine vectors of characters to text
//   read_candidates: 81 candidate sets to nine vectors; what idle lanes get does not matter

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

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

enum class State { dead, moving, still };

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

// One sweep of all rules. Rows are done before columns so that columns profit: 14 % fewer passes
// than doing both from the same board, for nine more instructions.
inline State pass(Board& board) {
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
  for (int i = 0; i < 9; ++i) x[i] = x[i] & rows.line[i / 3];

  Lines columns = minicolumns(x);
  columns = keep_placeable(columns, band_on<1>(columns), band_on<2>(columns));
  const Vec cover = or3(columns.line[0], columns.line[1], columns.line[2]);

  const Vec row_locked = exactly_one(rows.line[0], rows.line[1], rows.line[2]);
  const Vec column_locked = exactly_one(columns.line[0], columns.line[1], columns.line[2]);
  const Vec locked = row_locked & column_locked;
  fill_triples(rows, row_locked);
  fill_triples(columns, column_locked);

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
  return none(change) ? State::still : State::moving;
}

// A way of a digit through a band is one of six: row 0 of the band crosses box `way % 3`, row 1
// the next box (ways 0-2) or the one after (ways 3-5), row 2 the remaining box.
struct Tables {
  uint16_t in_line[6][9][16];  // all ones in the places of minirow 0-2 or of minicolumn 0-2
  uint16_t window[32];         // one lane of ones, to be read at an offset
  uint16_t idle[16];           // nine candidates in the lanes without a box
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
  for (int lane = 0; lane < 16; ++lane) t.idle[lane] = lane % 4 == 3 || lane > 11 ? kAllDigits : 0;
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

// A question to split on: is the digit in this minirow or minicolumn of this box, or not?
struct Question {
  Vec digit;                // in the lane of the box, zero elsewhere
  const uint16_t* in_line;  // nine vectors: the places of the line
};

// Which of the six bands (three of rows, three of columns) is open and has the fewest ways left,
// over all digits: `still_open` is false when each digit has one way in each, that is, solved.
struct Band {
  bool still_open;
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
  return {best < 0x1000, (best & 4) != 0, best & 3};
}

// Splits on a digit of the tightest band, one with two ways left if there is one: two halves that
// each settle the digit in the whole band. Guesses per puzzle on forum_hardest_11plus: 62; on the
// first cell with two candidates instead: 100. Returns false when the board is solved.
[[gnu::always_inline]] inline bool choose(const Board& board, Question& question) {
  const Lines m = minirows(board.place), v = minicolumns(board.place);
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
  if (!band.still_open) return false;

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
  question.digit = load(kTables.window + 15 - lane) & all(static_cast<int>(digit));
  question.in_line = kTables.in_line[(band.vertical ? 3 : 0) + line][0];
  return true;
}

// Every stacked board waits for the answer "yes, in this line" to be searched through. On one path
// a digit gets that answer at most twice per band before its way there is settled: 54 * 2.
constexpr int kMostWaiting = 108;

struct Silent {
  void guess() {}
  void back() {}
  void pass() {}
};
struct Counting {
  Effort* effort;
  void guess() { ++effort->guesses; }
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
  void guess() { share->open[share->depth++] = share->here /= 2; }
  void back() { share->here = share->open[--share->depth]; }
  void pass() {}
};

// The place of a cell among the vectors: which of the nine, and which lane.
constexpr int place_of(int cell) { return cell / 9 % 3 * 3 + cell % 3; }
constexpr int lane_of(int cell) { return cell / 27 * 4 + cell % 9 / 3; }

// Not inlined: it is rare, and the hot loop should not know it.
[[gnu::noinline]] bool looks_hopeless(const Board& board) {
  alignas(32) uint16_t lanes[9][16];
  for (int i = 0; i < 9; ++i) store(lanes[i], board.place[i]);
  uint16_t masks81[81];
  for (int cell = 0; cell < 81; ++cell) {
    masks81[cell] = static_cast<uint16_t>(lanes[place_of(cell)][lane_of(cell)] & kAllDigits);
  }
  return is_hopeless(masks81);
}

// Calls found(board) at each solution; it returns false to stop. Depth first, "yes" before "no".
template <class Tally, class Found>
inline void search(Board& board, Tally tally, Found found) {
  Board waiting[kMostWaiting];
  int depth = 0;
  int fruitless = 0;  // guesses since the last solution
  for (;;) {
    board.sum = all(0);
    State state;
    do {
      state = pass(board);
      tally.pass();
    } while (state == State::moving);

    Question question;
    if (state == State::still && (fruitless < kPatience || !looks_hopeless(board))) {
      if (choose(board, question)) {
        tally.guess();
        ++fruitless;
        Board& no = waiting[depth++];
        for (int i = 0; i < 9; ++i) {
          const Vec x = board.place[i];
          const Vec in = question.digit & load(question.in_line + 16 * i);
          board.place[i] = x - (question.digit - in);
          no.place[i] = x - in;
        }
        continue;
      }
      fruitless = 0;
      if (!found(board)) return;
    }
    if (depth == 0) return;
    board = waiting[--depth];
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
  search(board, tally, [&](const Board& solved) {
    if (solutions++ == 0 && solution81 != nullptr) write_solution(solved, solution81);
    return solutions < limit;
  });
  return solutions;
}

inline size_t visit(Board& board, size_t limit, SolutionVisitor visitor, void* context) {
  size_t solutions = 0;
  if (limit == 0) return 0;
  search(board, Silent{}, [&](const Board& solved) {
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
  search(board, Weighing{&share}, [&](const Board&) {
    if (++solutions == next_look) {
      next_look *= 2;
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
  for (Vec& x : board.place) x = (x & all(kAllDigits)) | load(kTables.idle);
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
          measure_text};
}

}  // namespace
}  // namespace nonet::search
