// Where to guess: the choice of the branching cell for one position at its fixpoint.
//
// Take a cell with the fewest candidates. Among cells with two, the one that will move most: a
// point for each open cell it sees, two more if that cell has two candidates as well and shares
// one, since it may then be settled at once. Guesses a puzzle at limit 2 on magictour / forum 11+ /
// 1106: first cell of two, without locked triples, 19.7 / 145 / 288; as it is now 7.6 / 72 / 123.
//
// Mirrored positions: if every open cell has two candidates left, then at the fixpoint every digit
// has two places in each house that still needs it (fewer would be a hidden single, more would
// leave too few for the others). Swapping every open cell to its other candidate therefore turns a
// solution into a solution, and the two sides of any guess have equally many. One side is searched
// and its solutions count twice: counting in lanes went from 8.0 to 9.4 M/s.
//
// Order: cells ascend, the first of equal scores wins; the lowest digit is tried first.

#pragma once

#include "search/lanes_sweep.hpp"

namespace nonet::search {
namespace {

constexpr unsigned kNoBranch = 255;

// Cells of two that are looked at, lowest first. All of them: 1 % fewer guesses on forum 11+, no
// less time.
constexpr int kMaxConsidered = 10;
// One position, cell after cell; padded so that whole vectors can be read.
struct alignas(64) Frame {
  uint16_t cell[94];
  uint16_t doublings;  // each solution below counts 2 to this power
  uint16_t branch;     // the cell that was guessed, or kNoBranch
};

struct Branch {
  int cell;
  unsigned digit;    // as a set
  bool is_mirrored;  // the other digit has just as many solutions, none equal
};

// A set of cells; bit c of lo, and c - 64 of hi.
struct CellSet {
  uint64_t lo, hi;
};

inline bool is_empty(CellSet s) { return (s.lo | s.hi) == 0; }
inline CellSet minus(CellSet a, CellSet b) { return {a.lo & ~b.lo, a.hi & ~b.hi}; }
inline int first_cell(CellSet s) {
  return s.lo != 0 ? __builtin_ctzll(s.lo) : 64 + __builtin_ctzll(s.hi);
}
inline int size(CellSet s) { return __builtin_popcountll(s.lo) + __builtin_popcountll(s.hi); }
inline int size_of_both(CellSet a, CellSet b) {
  return __builtin_popcountll(a.lo & b.lo) + __builtin_popcountll(a.hi & b.hi);
}

struct PeerTable {
  CellSet of[kCells];
};

constexpr bool sees(int a, int b) {
  const bool box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || box);
}

constexpr PeerTable make_peers() {
  PeerTable t{};
  for (int a = 0; a < kCells; ++a) {
    for (int b = 0; b < kCells; ++b) {
      if (sees(a, b)) (b < 64 ? t.of[a].lo : t.of[a].hi) |= uint64_t{1} << (b % 64);
    }
  }
  return t;
}

constexpr PeerTable kPeers = make_peers();

// The cells of a frame, in as many vectors as it takes.
constexpr int kParts = (kCells + kLanes - 1) / kLanes;
static_assert(kParts * kLanes <= 96);

inline void put_bits(CellSet& to, int part, uint32_t lanes) {
  const int at = part * kLanes;
  if (at < 64) {
    to.lo |= uint64_t{lanes} << at;
  } else {
    to.hi |= uint64_t{lanes} << (at - 64);
  }
}

// The cells that have any of these candidates.
inline CellSet cells_with(const Vec (&part)[kParts], Vec candidates) {
  CellSet s{0, 0};
  for (int p = 0; p < kParts; ++p) {
    put_bits(s, p, kAllLanes & ~bits(disjoint(part[p], candidates)));
  }
  s.hi &= (uint64_t{1} << (kCells - 64)) - 1;
  return s;
}

inline void drop_lowest(Vec (&part)[kParts]) {
  for (int p = 0; p < kParts; ++p) part[p] = part[p] & minus_one(part[p]);
}

// For positions without a cell of two: the first with the fewest candidates.
inline int first_of_fewest(Vec (&part)[kParts], CellSet three_or_more) {
  for (CellSet more = three_or_more;;) {
    drop_lowest(part);
    const CellSet left = cells_with(part, splat(kAllDigits));
    const CellSet fewest = minus(more, left);
    if (!is_empty(fewest)) return first_cell(fewest);
    more = left;
  }
}

// How good it is to branch at a cell of two, given the open cells and those that share with it.
inline int score(int cell, CellSet open, CellSet shares) {
  const CellSet& peers = kPeers.of[cell];
  return size_of_both(peers, open) + 2 * size_of_both(peers, shares);
}

inline int best_of_two(const Frame& f, CellSet open, CellSet two) {
  Vec pair[kParts];
  for (int p = 0; p < kParts; ++p) {
    const int at = p * kLanes;
    const uint64_t lanes = at < 64 ? two.lo >> at : two.hi >> (at - 64);
    pair[p] = only(to_mask(static_cast<uint32_t>(lanes) & kAllLanes), load(f.cell + at));
  }
  int best = 0, best_score = -1;
  const auto consider = [&](int cell) {
    const int s = score(cell, open, cells_with(pair, splat(f.cell[cell])));
    best = s > best_score ? cell : best;
    best_score = s > best_score ? s : best_score;
  };
  int left = kMaxConsidered;
  for (uint64_t rest = two.lo; rest != 0 && left > 0; rest &= rest - 1, --left) {
    consider(__builtin_ctzll(rest));
  }
  for (uint64_t rest = two.hi; rest != 0 && left > 0; rest &= rest - 1, --left) {
    consider(64 + __builtin_ctzll(rest));
  }
  return best;
}

inline Branch choose_branch(const Frame& f) {
  Vec part[kParts];
  for (int p = 0; p < kParts; ++p) part[p] = load(f.cell + p * kLanes);
  drop_lowest(part);
  const CellSet open = cells_with(part, splat(kAllDigits));
  drop_lowest(part);
  const CellSet more = cells_with(part, splat(kAllDigits));
  const CellSet two = minus(open, more);
  const int cell = is_empty(two)    ? first_of_fewest(part, more)
                   : is_empty(more) ? first_cell(two)
                                    : best_of_two(f, open, two);
  return {cell, f.cell[cell] & (0u - f.cell[cell]), is_empty(more)};
}

}  // namespace
}  // namespace nonet::search
