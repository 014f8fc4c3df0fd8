// One sweep: the rules of Sudoku applied once to every lane, without a branch.
//
// A lane is one puzzle. The group of lanes is 81 vectors, one for each cell; lane l of vector c is
// the candidate set of cell c in puzzle l, bit d - 1 for digit d:
//
//              lane 31          lane 1           lane 0
//   cell r1c1  | 000000000101 | ... | 111111111 | 000010000 |   16 bits each, 9 used
//   cell r1c2  | 000000010000 | ... | 011110111 | 100000001 |
//      ...                       81 rows, 5 KiB for 32 lanes: it lives in the L1 cache
//
// All logic is on nine digits x all lanes at once. A sweep walks the six chutes: the three bands
// (rows across three boxes), then the three stacks (the same code with rows and columns swapped).
// A chute is 27 cells; `line` is its row or column, a miniline the three cells it shares with a
// box:
//
//            box 0      box 1      box 2
//   line 0   a a a      . . .      . . .       miniline (0,0) = aaa
//   line 1   . . .      . . .      b b b       miniline (1,2) = bbb
//   line 2   . . .      . . .      . . .
//
// In each chute, in this order:
//   struck     digits that are settled in the other minilines of the line leave (naked singles
//              found at the end of the chute crossed before)
//   fits       a digit stays in miniline (i,j) only if it can still take one miniline in each of
//              the other two lines and boxes: (p & s) | (q & r) of the opposite 2x2 corner. This is
//              the exact consistency of a digit in a chute; locked candidates both ways, and the
//              discovery of two equal singles in a house, are special cases of it
//   held       three digits that a box has in no other miniline leave no room there for others
//   hidden     a digit with one cell left in its line or its box owns that cell
//   settled    naked singles leave the rest of the box at once and are written down for the lines
//              that cross
//
// These are the rules of the single engine in another order, so both come to the same fixpoint.
//
// Why exact consistency: it needs 2 instructions for a miniline and all nine digits, less than the
// locked-candidate rules it replaces. Cost: 6 chutes x ~380 vector instructions, 0.42 us for 32
// lanes on Zen 4 (13 ns a puzzle), bound by the vector units.
//
// Soundness needs no more than this: a sweep removes only candidates that no solution has, and a
// lane is believed solved only after `are_solutions` has looked.

#pragma once

#include "search/lanes_kernel.hpp"

namespace nonet::search {
namespace {

constexpr int kLanes = Vec::kLanes;
constexpr int kCells = kKernelCells;
constexpr int kMinilines = 27;
constexpr unsigned kAllDigits = 511;

// A set of lanes, bit l for lane l.
using LaneSet = uint32_t;
constexpr LaneSet kAllLanes = static_cast<LaneSet>((uint64_t{1} << kLanes) - 1);

inline int first_lane(LaneSet s) { return __builtin_ctz(s); }
inline int size(LaneSet s) { return __builtin_popcount(s); }
inline LaneSet lane_set(int lane) { return LaneSet{1} << lane; }

// `settled` holds, for each miniline, the digits known to be inside it. Rows are written by the
// stacks and read by the bands of the next sweep, columns the other way round, so a loaded lane
// needs a correct (or empty) settled_row only.
struct alignas(64) Group {
  uint16_t cell[kCells][kLanes];
  uint16_t settled_row[kMinilines][kLanes];
  uint16_t settled_col[kMinilines][kLanes];
  uint16_t progress[kLanes];
};

// Progress is the sum of all candidate sets, read as numbers, less the sum of the settled ones. It
// falls with every change, so a lane where it stands still is at its fixpoint: one addition a cell
// instead of comparing old and new. The values used span less than 65536; this one is never taken.
constexpr unsigned kNoProgress = 45000;

// Nine digits in nine lines, and no more: a solution sums to this.
constexpr unsigned kSolutionSum = 9 * kAllDigits;

struct Tally {
  Vec empty;     // bit 14 set once a cell was seen without candidates
  Vec complete;  // digits found in every line
  Vec cells;     // sum of the candidate sets after the stacks
  Vec settled;   // sum of settled_row
};

enum class Direction { bands, stacks };

// Where things are, counted in cells, for a chute that starts at its first cell.
template <Direction kDirection>
struct Steps {
  static constexpr bool kBands = kDirection == Direction::bands;
  static constexpr int kLine = kBands ? 9 : 1;
  static constexpr int kBox = kBands ? 3 : 27;
  static constexpr int kCell = kBands ? 1 : 9;
};

template <Direction kDirection>
inline void sweep_chute(uint16_t* first, const uint16_t* settled, uint16_t* settled_across,
                        Tally& tally) {
  using S = Steps<kDirection>;
  const auto at = [first](int i, int j, int k) {
    return first + (i * S::kLine + j * S::kBox + k * S::kCell) * kLanes;
  };
  // Candidates of each miniline: in any of its cells, in two or more, and those that may stay.
  Vec any[3][3], twice[3][3], fits[3][3], struck[3][3];
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
    const Vec s0 = load(settled + (3 * i + 0) * kLanes);
    const Vec s1 = load(settled + (3 * i + 1) * kLanes);
    const Vec s2 = load(settled + (3 * i + 2) * kLanes);
    struck[i][0] = s1 | s2;
    struck[i][1] = s0 | s2;
    struck[i][2] = s0 | s1;
#pragma GCC unroll 3
    for (int j = 0; j < 3; ++j) {
      const Vec a = load(at(i, j, 0)), b = load(at(i, j, 1)), c = load(at(i, j, 2));
      any[i][j] = without(or3(a, b, c), struck[i][j]);
      twice[i][j] = majority(a, b, c);
    }
  }
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
    for (int j = 0; j < 3; ++j) {
      const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      fits[i][j] =
          without(and_or(any[i1][j1], any[i2][j2], any[i1][j2] & any[i2][j1]), struck[i][j]);
    }
  }
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
    for (int j = 0; j < 3; ++j) {
      any[i][j] = any[i][j] & fits[i][j];
    }
  }
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    const Vec loose = majority(any[0][j], any[1][j], any[2][j]);
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      const Vec held = without(any[i][j], loose);
      fits[i][j] = select(at_most_two(held), fits[i][j], held);
      any[i][j] = any[i][j] & fits[i][j];
      twice[i][j] = twice[i][j] & fits[i][j];
    }
  }
  Vec line_twice[3], box_twice[3];
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
    tally.complete = tally.complete & or3(any[i][0], any[i][1], any[i][2]);
    line_twice[i] =
        majority(any[i][0], any[i][1], any[i][2]) | or3(twice[i][0], twice[i][1], twice[i][2]);
    box_twice[i] =
        majority(any[0][i], any[1][i], any[2][i]) | or3(twice[0][i], twice[1][i], twice[2][i]);
  }
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    Vec cell[3][3], single[3][3];
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      const Vec hidden = without(fits[i][j], line_twice[i] & box_twice[j]);
      Vec less[3];
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        const Vec old = load(at(i, j, k));
        const Vec x = old & select(disjoint(old, hidden), fits[i][j], hidden);
        less[k] = minus_one(x);
        cell[i][k] = x;
        single[i][k] = only(disjoint(x, less[k]), x);
      }
      if (!S::kBands) tally.empty = or3(tally.empty | less[0], less[1], less[2]);
    }
    // From here on minilines run across: cells (0,k), (1,k), (2,k).
    Vec singles[3];
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      singles[k] = or3(single[0][k], single[1][k], single[2][k]);
      store(settled_across + (9 * j + 3 * k) * kLanes, singles[k]);
      if (!S::kBands) tally.settled = tally.settled + singles[k];
    }
    const Vec leave = or3(singles[0], singles[1], singles[2]);
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) {
        const Vec x = strike(cell[i][k], leave, single[i][k]);
        store(at(i, j, k), x);
        if (!S::kBands) tally.cells = tally.cells + x;
      }
    }
  }
}

// What a sweep found. A dead lane has no solution, a full lane may be one, a stalled lane did not
// change and will not. A lane can be several of these.
struct Outcome {
  LaneSet dead, full, stalled;
};

// Not inlined: one copy of 2,000 instructions serves both loops.
[[gnu::noinline]] Outcome sweep(Group& g) {
  // Without an aligned local, clang spills registers to a stack that is not: every spill then
  // splits a cache line and the sweep takes 0.45 us instead of 0.38, depending on the caller.
  alignas(64) char anchor[64];
  asm volatile("" : : "r"(anchor));

  Tally tally{splat(0), splat(kAllDigits), splat(0), splat(0)};
  for (int band = 0; band < 3; ++band) {
    sweep_chute<Direction::bands>(g.cell[27 * band], g.settled_row[9 * band], g.settled_col[band],
                                  tally);
  }
  for (int stack = 0; stack < 3; ++stack) {
    sweep_chute<Direction::stacks>(g.cell[3 * stack], g.settled_col[9 * stack],
                                   g.settled_row[stack], tally);
  }
  const Vec progress = tally.cells - tally.settled;
  const LaneSet sound =
      bits(disjoint(tally.empty, splat(1 << 14))) & bits(equal(tally.complete, splat(kAllDigits)));
  Outcome out;
  out.dead = kAllLanes & ~sound;
  out.full = bits(equal(tally.cells, splat(kSolutionSum)));
  out.stalled = bits(equal(progress, load(g.progress)));
  store(g.progress, progress);
  return out;
}

// Makes lanes that were just written ready for their first sweep: the givens are settled.
inline void settle_givens(Group& g) {
  for (int m = 0; m < kMinilines; ++m) {
    Vec settled = splat(0);
    for (int k = 0; k < 3; ++k) {
      const Vec x = load(g.cell[3 * m + k]);
      settled = settled | only(disjoint(x, minus_one(x)), x);
    }
    store(g.settled_row[m], settled);
  }
  store(g.progress, splat(kNoProgress));
}

// The lanes that are solutions, of those that are full. Nine digits in each house, and by the sum
// of the candidate sets no more than that: so there are 81 candidates in all, and if no cell is
// empty each has one. 40 ns.
inline LaneSet are_solutions(const Group& g) {
  Vec complete = splat(kAllDigits), empty = splat(0), col[9];
  for (int c = 0; c < 9; ++c) col[c] = splat(0);
  for (int band = 0; band < 3; ++band) {
    Vec row[3] = {splat(0), splat(0), splat(0)};
#pragma GCC unroll 3
    for (int b = 0; b < 3; ++b) {
      Vec x[3][3];
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) {
        for (int k = 0; k < 3; ++k) x[i][k] = load(g.cell[27 * band + 9 * i + 3 * b + k]);
        empty = or3(empty | minus_one(x[i][0]), minus_one(x[i][1]), minus_one(x[i][2]));
      }
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        col[3 * b + k] = col[3 * b + k] | or3(x[0][k], x[1][k], x[2][k]);
      }
      Vec any[3];
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) {
        any[i] = or3(x[i][0], x[i][1], x[i][2]);
        row[i] = row[i] | any[i];
      }
      complete = complete & or3(any[0], any[1], any[2]);
    }
    complete = complete & row[0] & row[1] & row[2];
  }
  for (int c = 0; c < 9; ++c) complete = complete & col[c];
  return bits(equal(complete, splat(kAllDigits))) & bits(disjoint(empty, splat(1 << 14)));
}

}  // namespace
}  // namespace nonet::search
