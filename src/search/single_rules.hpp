// The rules of the single engine: its board, one pass over it, and whether it is a solution. The
// picture is in single.hpp.

#pragma once

#include <cstdint>

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

// The same for rows, three instructions shorter and one move longer: a way that begins in a box is
// moved to the other two. In columns, whose moves take three times as long, it is no gain.
inline Lines keep_placeable_rows(const Lines& own) {
  const Lines one = stack_on<1>(own), two = stack_on<2>(own);
  const Vec down = and3(own.line[0], one.line[1], two.line[2]);
  const Vec up = and3(own.line[0], two.line[1], one.line[2]);
  return {{down | up, next_stack<2>(down) | next_stack<1>(up),
           next_stack<1>(down) | next_stack<2>(up)}};
}

// Digits in two or three of the lines.
inline Vec in_several(const Lines& m) { return majority(m.line[0], m.line[1], m.line[2]); }

// A minirow (or minicolumn) that three digits cannot leave has room for no other. `loose`: digits
// that have several lines of the box. Guesses per puzzle on magictour: 18 without, 9 with.
inline void fill_triples(Lines& m) {
  const Vec loose = in_several(m);
  for (Vec& line : m.line) {
    const Vec held = line - loose;
    line = and_either(line, held, at_most_two(held));
  }
}

// A way of a digit through a band is one of six: row 0 of the band crosses box `way % 3`, row 1
// the next box (ways 0-2) or the one after (ways 3-5), row 2 the remaining box.
struct Tables {
  uint16_t in_line[6][9][16];  // all ones in the places of minirow 0-2 or of minicolumn 0-2
  uint16_t in_band[3][16], in_stack[3][16];
  uint16_t window[32];  // one lane of ones, to be read at an offset
  uint16_t boxes[16];   // ones in the lanes that have a box
  uint16_t lane[16];    // their numbers
  uint8_t fork[6][6];   // 4 * line + box: in the first way and not in the second
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
    for (int k = 0; k < 3; ++k) {
      t.in_band[k][lane] = lane % 4 < 3 && lane / 4 == k ? 0xffff : 0;
      t.in_stack[k][lane] = lane < 12 && lane % 4 == k ? 0xffff : 0;
    }
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

inline Vec sum_of(const Vec x[9]) {
  return add(add(add(add(x[0], x[1]), add(x[2], x[3])), add(add(x[4], x[5]), add(x[6], x[7]))),
             x[8]);
}

// One sweep of all rules; the sum of the board is known. Rows are done before columns so that
// columns profit: 14 % fewer passes than doing both from the same board, for nine more
// instructions.
//
// Inlined into `search`, whose frame is aligned because of the boards in it. In a frame of its own
// clang keeps what does not fit into registers at addresses aligned to 8, and where that frame
// happens to lie across the border of two pages, a process in ten, each pass took 45 % longer.
[[gnu::always_inline]] inline State pass(Board& board) {
  Vec* x = board.place;

  // Naked singles: a digit that fills a cell leaves the other cells of the box. Rows and columns
  // follow by themselves, for the digit is now locked in one minirow and one minicolumn.
  Vec taken;
  if constexpr (Vec::kCountsBits) {
    Vec single[9], taken_in[3];
    for (int i = 0; i < 9; ++i) {
      single[i] = is_single(x[i]);
      taken_in[i / 3] = i % 3 == 0 ? x[i] & single[i] : and_or(x[i], single[i], taken_in[i / 3]);
    }
    taken = or3(taken_in[0], taken_in[1], taken_in[2]);
    for (int i = 0; i < 9; ++i) x[i] = and_unless(x[i], single[i], taken);
  } else {
    // What is in cells of two and more is added up and taken from the sum of the box: singles are
    // left. Two equal ones carry into a digit that no single of the box has, which then leaves the
    // whole box, or beyond the last digit. With AVX2 17 instructions fewer than the other way.
    Vec many[3];
    for (int i = 0; i < 9; ++i) {
      many[i / 3] = add_where_many(i % 3 == 0 ? all(0) : many[i / 3], x[i]);
    }
    taken = less(board.sum, add(add(many[0], many[1]), many[2]));
    for (int i = 0; i < 9; ++i) x[i] = strike_where_many(x[i], taken);
  }

  Lines rows = minirows(x);
  rows = keep_placeable_rows(rows);
  // Half of all that is dead shows here: a digit that has no way left through a band.
  if (!none(or3(rows.line[0], rows.line[1], rows.line[2]) ^ all(kAllDigits))) return State::dead;
  for (int i = 0; i < 9; ++i) x[i] = x[i] & rows.line[i / 3];

  Lines columns = minicolumns(x);
  columns = keep_placeable(columns, band_on<1>(columns), band_on<2>(columns));
  const Vec cover = or3(columns.line[0], columns.line[1], columns.line[2]);

  // Digits that are left in several rows, or columns, of a box. None is missing from all of its
  // rows, and where one is missing from all columns the box is dead.
  const Vec loose = in_several(rows) | in_several(columns);

  // Hidden singles: a digit locked in one minirow and one minicolumn of a box has one cell left.
  Vec least[3], sum[3];
  for (int i = 0; i < 9; ++i) {
    const Vec left = and3(x[i], rows.line[i / 3], columns.line[i % 3]);
    x[i] = without_if_more(left, loose);
    least[i / 3] = i % 3 == 0 ? x[i] : both(least[i / 3], x[i]);
    sum[i / 3] = i % 3 == 0 ? x[i] : add(sum[i / 3], x[i]);
  }

  // Candidates only ever go, so the board changed exactly if the sum of some lane did.
  const Vec total = add(add(sum[0], sum[1]), sum[2]);
  const Vec change = total ^ board.sum;
  board.sum = total;
  // Dead: a cell without candidates, a digit without a cell, or two equal singles in a box: theirs
  // is taken but not locked, or it carried beyond the last digit (otherwise they could hide long).
  const Vec empty = is_zero(both(both(least[0], least[1]), least[2]));
  if (!none(or3(empty, cover ^ all(kAllDigits), taken - (all(kAllDigits) - loose))))
    return State::dead;
  if (is_full(board)) return State::full;
  if (!none(change)) return State::moving;

  // Triples come last, when nothing else moves. Beside triples in every pass, times tdoku at limit
  // 2, easy, minimal, 17 clues, many solutions, magictour, 11+, 1106:
  //   AVX2     8.35 (7.89), 5.16 (4.98), 5.81 (5.60), 2.32 (2.20), 3.62 (3.59), 2.67, 2.40 (2.37)
  //   AVX-512  10.4 (10.2), 6.57 (6.47), 7.46 (7.42), 2.86 (2.76), 4.52 (4.67), 3.34, 2.98 (3.02)
  rows = minirows(x);
  columns = minicolumns(x);
  fill_triples(rows);
  fill_triples(columns);
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

}  // namespace
}  // namespace nonet::search
