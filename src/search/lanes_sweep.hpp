// The sweep: one round of removing candidates, in every lane at once.
//
// 81 vectors, one per cell; lane l holds the candidate set of that cell in the l-th puzzle, digit d
// in bit d - 1:
//
//              lane 31          lane 1           lane 0
//   cell r1c1  | 000000000101 | ... | 111111111 | 000010000 |   16 bits each, 9 used
//   cell r1c2  | 000000010000 | ... | 011110111 | 100000001 |
//      ...                       81 rows, 5 KiB for 32 lanes: it lives in the L1 cache
//
// All logic is on nine digits x all lanes at once. A sweep walks the six chutes: the three bands
// (rows across three boxes), then the three stacks (columns). A chute is 27 cells; `line` is its
// row or column, a miniline the three cells it shares with a box:
//
//            box 0      box 1      box 2
//   line 0   a a a      . . .      . . .       miniline (0,0) = aaa
//   line 1   . . .      . . .      b b b       miniline (1,2) = bbb
//   line 2   . . .      . . .      . . .
//
// In this order:
//   singles    in the bands: the digit of a cell that has one leaves the rest of the box
//   fits       in both: a digit goes through a chute in one of six ways, a miniline in each line
//              and each box; it stays where one of the ways that are left goes. This is the exact
//              consistency of a digit in a chute. Locked candidates both ways are special cases of
//              it; so is a single, which leaves its line as soon as it has its box to itself
//   held       in both: three digits that a box has in no other miniline leave no room there for
//              others
//   hidden     in the stacks: a digit with one cell left in its box owns that cell. A digit with
//              one cell left in its line has one in its box too, because it fits
//
// These are the rules of the single engine in another order, so both come to the same fixpoint.
//
// Why singles and hidden ones only once, though each of them twice makes fewer sweeps: with AVX2,
// in which instructions of the vector units are the limit, a sweep is 2,200 of them instead of
// 3,200, and there are 16 % more sweeps on random minimal puzzles, 8 % on forum 11+. Both rules in
// the bands or both in the stacks make still more sweeps, of as many instructions (SEARCH.md).
//
// Soundness needs no more than this: a sweep removes only candidates that no solution has, and a
// lane is believed solved only after `are_solutions` has looked.

#pragma once

#include "search/lanes_kernel.hpp"

namespace nonet::search {
namespace {

constexpr int kLanes = Vec::kLanes;
constexpr int kCells = kKernelCells;
constexpr unsigned kAllDigits = 511;

// A set of lanes, bit l for lane l.
using LaneSet = uint32_t;
constexpr LaneSet kAllLanes = static_cast<LaneSet>((uint64_t{1} << kLanes) - 1);

inline int first_lane(LaneSet s) { return __builtin_ctz(s); }
inline int size(LaneSet s) { return __builtin_popcount(s); }
inline LaneSet lane_set(int lane) { return LaneSet{1} << lane; }

struct alignas(64) Group {
  uint16_t cell[kCells][kLanes];
  uint16_t progress[kLanes];
};

// Progress is the sum of all candidate sets, read as numbers. It falls with every change, so a lane
// where it stands still is at its fixpoint: one addition a cell instead of comparing old and new.
// It is less than 65536; this one is never taken.
constexpr unsigned kNoProgress = 45000;

// Nine digits in nine lines, and no more: a solution sums to this.
constexpr unsigned kSolutionSum = 9 * kAllDigits;

struct Tally {
  Vec complete;  // digits that have a way through every chute
  Vec cells;     // sum of the candidate sets after the stacks
  Vec empty;     // whether one of them was empty
  Vec singles;   // of all boxes; bits above the digits if two were equal
};

enum class Direction { bands, stacks };

// The cells of a chute: line i, box j, place k in the miniline.
template <Direction kDirection>
struct Chute {
  static constexpr bool kBands = kDirection == Direction::bands;
  static constexpr int kLine = kBands ? 9 : 1;
  static constexpr int kBox = kBands ? 3 : 27;
  static constexpr int kPlace = kBands ? 1 : 9;

  uint16_t* at(int i, int j, int k) const {
    return first + (i * kLine + j * kBox + k * kPlace) * kLanes;
  }

  uint16_t* first;
};

// Singles leave the rest of their box. They are added up, not united: two equal ones carry into a
// digit that no single of the box has, which then leaves the whole box, or beyond the last digit.
// So they are seen to be dead at once; otherwise they could hide until the box is nearly full.
inline void strike_singles(Chute<Direction::bands> band, int j, Tally& tally) {
  Vec cell[3][3], single[3][3], leave = splat(0);
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      const Vec x = load(band.at(i, j, k));
      cell[i][k] = x;
      single[i][k] = only(disjoint(x, minus_one(x)), x);
      leave = leave + single[i][k];
    }
  }
#pragma GCC unroll 3
  for (int i = 0; i < 3; ++i) {
#pragma GCC unroll 3
    for (int k = 0; k < 3; ++k) {
      store(band.at(i, j, k), strike(cell[i][k], leave, single[i][k]));
    }
  }
  tally.singles = tally.singles | leave;
}

// Leaves in each miniline what fits, of the digits in any of its cells:
//
//      X . .      X . .      . X .      . X .      . . X      . . X
//      . X .      . . X      . . X      X . .      X . .      . X .      the six ways of a digit
//      . . X      . X .      X . .      . . X      . X .      X . .
inline void fit(Vec (&any)[3][3], Tally& tally) {
  Vec way[3][2];
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    const int j1 = (j + 1) % 3, j2 = (j + 2) % 3;
    way[j][0] = any[0][j] & (any[1][j1] & any[2][j2]);
    way[j][1] = any[0][j] & (any[1][j2] & any[2][j1]);
  }
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    const int j1 = (j + 1) % 3, j2 = (j + 2) % 3;
    any[0][j] = way[j][0] | way[j][1];
    any[1][j] = way[j2][0] | way[j1][1];
    any[2][j] = way[j1][0] | way[j2][1];
  }
  tally.complete = tally.complete & or3(any[0][0], any[0][1], any[0][2]);
}

// Of the digits that fit a miniline and those it holds alone in its box: what may stay.
inline Vec may_stay(Vec fits, Vec held) { return select_wider(at_most_two(held), fits, held); }

inline void sweep_band(Chute<Direction::bands> band, Tally& tally) {
  Vec any[3][3];
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    strike_singles(band, j, tally);
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      any[i][j] = or3(load(band.at(i, j, 0)), load(band.at(i, j, 1)), load(band.at(i, j, 2)));
    }
  }
  fit(any, tally);
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    const Vec loose = majority(any[0][j], any[1][j], any[2][j]);
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      const Vec stay = may_stay(any[i][j], without(any[i][j], loose));
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) store(band.at(i, j, k), load(band.at(i, j, k)) & stay);
    }
  }
}

inline void sweep_stack(Chute<Direction::stacks> stack, Tally& tally) {
  // Digits of each miniline: in any of its cells, and in two or more.
  Vec any[3][3], twice[3][3];
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      const Vec a = load(stack.at(i, j, 0)), b = load(stack.at(i, j, 1)),
                c = load(stack.at(i, j, 2));
      any[i][j] = or3(a, b, c);
      twice[i][j] = majority(a, b, c);
    }
  }
  fit(any, tally);
#pragma GCC unroll 3
  for (int j = 0; j < 3; ++j) {
    const Vec loose = majority(any[0][j], any[1][j], any[2][j]);
#pragma GCC unroll 3
    for (int i = 0; i < 3; ++i) {
      const Vec held = without(any[i][j], loose), hidden = without(held, twice[i][j]);
      const Vec stay = may_stay(any[i][j], held);
#pragma GCC unroll 3
      for (int k = 0; k < 3; ++k) {
        const Vec old = load(stack.at(i, j, k));
        const Vec x = old & select_wider(disjoint(old, hidden), stay, hidden);
        store(stack.at(i, j, k), x);
        tally.cells = tally.cells + x;
        tally.empty = note_empty(tally.empty, x);
      }
    }
  }
}

// What a sweep found. A dead lane has no solution, a full lane may be one, a stalled lane did not
// change and will not. A lane can be several of these.
struct Outcome {
  LaneSet dead, full, stalled;
};

// Not inlined: one copy of 1,000 instructions serves both loops.
[[gnu::noinline]] Outcome sweep(Group& g) {
  // Without an aligned local, clang spills registers to a stack that is not: every spill then
  // splits a cache line and the sweep takes 0.45 us instead of 0.38, depending on the caller.
  alignas(64) char anchor[64];
  asm volatile("" : : "r"(anchor));

  Tally tally{splat(kAllDigits), splat(0), none_empty(), splat(0)};
  for (int band = 0; band < 3; ++band) sweep_band({g.cell[27 * band]}, tally);
  for (int stack = 0; stack < 3; ++stack) sweep_stack({g.cell[3 * stack]}, tally);
  const LaneSet sound = bits(equal(tally.complete, splat(kAllDigits))) &
                        bits(disjoint(tally.singles, splat(0xffff ^ kAllDigits)));
  Outcome out;
  out.dead = (kAllLanes & ~sound) | bits(has_empty(tally.empty));
  out.full = bits(equal(tally.cells, splat(kSolutionSum)));
  out.stalled = bits(equal(tally.cells, load(g.progress)));
  store(g.progress, tally.cells);
  return out;
}

// The lanes that are solutions, of those that are full and not dead. Nine digits in each house, and
// by the sum of the candidate sets no more than that: so there are 81 candidates in all, and as no
// cell is empty each has one.
inline LaneSet are_solutions(const Group& g) {
  Vec complete = splat(kAllDigits), col[9];
  for (int c = 0; c < 9; ++c) col[c] = splat(0);
  for (int band = 0; band < 3; ++band) {
    Vec row[3] = {splat(0), splat(0), splat(0)};
#pragma GCC unroll 3
    for (int b = 0; b < 3; ++b) {
      Vec x[3][3];
#pragma GCC unroll 3
      for (int i = 0; i < 3; ++i) {
        for (int k = 0; k < 3; ++k) x[i][k] = load(g.cell[27 * band + 9 * i + 3 * b + k]);
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
  return bits(equal(complete, splat(kAllDigits)));
}

}  // namespace
}  // namespace nonet::search
