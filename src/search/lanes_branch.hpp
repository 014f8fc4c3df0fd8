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
// Several guesses at once: where solutions abound, a guess is hardly ever wrong, and waiting for
// the fixpoint between guesses is most of the price. So on the first way down from the root, once
// one guess has not been enough, the first cells of two that do not see each other are guessed
// together, without scoring them. A dead end makes the search timid: see `boldness` below.
// serg_multi, limit 1: 21.7 -> 15.4 sweeps a puzzle, 800 -> 591 ns together with guessing at once
// in stalled roots.
//
//   stalled:  A {1,2}  B {3,7}  C {2,9}        the lane goes on with A = 1, B = 3, C = 2
//   frame 0:  A {2}    B {3,7}  C {2,9}        boldness 0: nothing with A = 1 was right
//   frame 1:  A {1}    B {7}    C {2,9}        the boldness of the stalled position, less 1
//   frame 2:  A {1}    B {3}    C {9}          the same; it is taken back first
//
// The four positions share no solution and have all of them, so nothing is lost or counted twice.
//
// Order: cells ascend, the first of equal scores wins; the lowest digit is tried first. Boldness is
// a matter of the way from the root to a position and nothing else: it travels in the frames, so
// that a lane that takes over a frame guesses as its owner would have.

#pragma once

#include "search/lanes_sweep.hpp"

namespace nonet::search {
namespace {

constexpr unsigned kNoBranch = 255;

// Cells of two that are looked at, lowest first. All of them: 1 % fewer guesses on forum 11+, no
// less time.
constexpr int kMaxConsidered = 10;
// Several guesses at once: two with 12 to 19 open cells, three with 20 to 44. With fewer cells the
// guesses meet; positions with more are mostly those of hard puzzles with one solution.
constexpr int kMaxGuesses = 3;
constexpr int kBoldMin = 12, kBoldThree = 20, kBoldMax = 44;
// How often such guesses may be taken back before the search goes on one by one. A root has
// kNoGuessYet and then kBoldness: its first guess is single, most puzzles need no second.
constexpr unsigned kBoldness = 3, kNoGuessYet = kBoldness + 1;

// One position, cell after cell; padded so that whole vectors can be read.
struct alignas(64) Frame {
  uint16_t cell[93];
  uint16_t boldness;   // of the search below, see kBoldness
  uint16_t doublings;  // each solution below counts 2 to this power
  uint16_t branch;     // the cell that was guessed, or kNoBranch
};

// Where to guess: one cell, or several at once. Each takes its lowest digit.
struct Branch {
  int n;
  int cell[kMaxGuesses];
  bool is_mirrored;   // the other digit of the first has just as many solutions, none equal
  bool is_rectangle;  // and these are two in all, lanes_twin.hpp
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

constexpr PeerTable make_peers(bool with_self) {
  PeerTable t{};
  for (int a = 0; a < kCells; ++a) {
    for (int b = 0; b < kCells; ++b) {
      if (sees(a, b) || (with_self && a == b))
        (b < 64 ? t.of[a].lo : t.of[a].hi) |= uint64_t{1} << (b % 64);
    }
  }
  return t;
}

constexpr PeerTable kPeers = make_peers(false), kPeersAndSelf = make_peers(true);

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

inline void load_parts(const Frame& f, Vec (&part)[kParts]) {
  for (int p = 0; p < kParts; ++p) part[p] = load(f.cell + p * kLanes);
}

// For positions without a cell of two: the first with the fewest candidates. Not inlined, because
// its loop would keep the vectors of its caller in memory.
[[gnu::noinline]] int first_of_fewest(const Frame& f, CellSet open) {
  Vec part[kParts];
  load_parts(f, part);
  drop_lowest(part);
  for (CellSet more = open;;) {
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

inline Branch one_guess(int cell) { return {1, {cell}, false, false}; }

// The first cells of two, none of which sees another.
inline Branch several_of_two(CellSet two, int wanted) {
  Branch b = one_guess(first_cell(two));
  for (; b.n < wanted; ++b.n) {
    const int last = b.cell[b.n - 1];
    two = minus(two, kPeersAndSelf.of[last]);
    if (is_empty(two)) break;
    b.cell[b.n] = first_cell(two);
  }
  return b;
}

inline bool is_bold(unsigned boldness) { return boldness != 0 && boldness != kNoGuessYet; }

inline Branch choose_branch(const Frame& f, unsigned boldness) {
  Vec part[kParts];
  load_parts(f, part);
  drop_lowest(part);
  const CellSet open = cells_with(part, splat(kAllDigits));
  drop_lowest(part);
  const CellSet more = cells_with(part, splat(kAllDigits));
  const CellSet two = minus(open, more);
  if (is_empty(two)) return one_guess(first_of_fewest(f, open));
  if (is_empty(more)) return {1, {first_cell(two)}, true, size(two) == 4};
  const int n = size(open);
  if (is_bold(boldness) && n >= kBoldMin && n <= kBoldMax) {
    return several_of_two(two, n < kBoldThree ? 2 : kMaxGuesses);
  }
  return one_guess(best_of_two(f, open, two));
}

}  // namespace
}  // namespace nonet::search
