// Positions of the lanes outside of them: one after the other, cell after cell, and sets of their
// cells. Where to guess in one of them the single engine says (branch.hpp).

#pragma once

#include "search/branch.hpp"
#include "search/lanes_sweep.hpp"

namespace nonet::search {
namespace {

constexpr int kNoBranch = 255;

// One position, cell after cell; padded so that whole vectors can be read.
struct alignas(64) Frame {
  uint16_t cell[93];
  uint16_t boldness;   // of the search below, see kBoldness
  uint16_t doublings;  // each solution below counts 2 to this power
  uint16_t branch;     // the cell that was guessed, or kNoBranch
};

// A set of cells; bit c of lo, and c - 64 of hi.
struct CellSet {
  uint64_t lo, hi;
};

inline bool is_empty(CellSet s) { return (s.lo | s.hi) == 0; }
inline CellSet both(CellSet a, CellSet b) { return {a.lo & b.lo, a.hi & b.hi}; }
inline CellSet minus(CellSet a, CellSet b) { return {a.lo & ~b.lo, a.hi & ~b.hi}; }
inline int first_cell(CellSet s) {
  return s.lo != 0 ? __builtin_ctzll(s.lo) : 64 + __builtin_ctzll(s.hi);
}
inline int size(CellSet s) { return __builtin_popcountll(s.lo) + __builtin_popcountll(s.hi); }
struct CellTable {
  CellSet of[kCells];
};

constexpr bool sees(int a, int b) {
  const bool box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || box);
}

// Whether they are in different bands and different stacks.
constexpr bool are_apart(int a, int b) { return a / 27 != b / 27 && a % 9 / 3 != b % 9 / 3; }

template <class Related>
constexpr CellTable make_table(Related are_related) {
  CellTable t{};
  for (int a = 0; a < kCells; ++a) {
    for (int b = 0; b < kCells; ++b) {
      if (are_related(a, b)) (b < 64 ? t.of[a].lo : t.of[a].hi) |= uint64_t{1} << (b % 64);
    }
  }
  return t;
}

constexpr CellTable kPeers = make_table(sees), kApart = make_table(are_apart);

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

// The first cells of these of which no two share a band or a stack.
inline Branch first_apart(CellSet cells, int wanted) {
  Branch b{};
  for (; b.n < wanted && !is_empty(cells); ++b.n) {
    b.cell[b.n] = static_cast<uint8_t>(first_cell(cells));
    cells = both(cells, kApart.of[b.cell[b.n]]);
  }
  return b;
}

inline bool is_bold(unsigned boldness) { return boldness != 0 && boldness != kNoGuessYet; }

inline CellSet open_cells(const Frame& f) {
  Vec part[kParts];
  load_parts(f, part);
  drop_lowest(part);
  return cells_with(part, splat(kAllDigits));
}

// Several guesses at once, or one in a mirrored position, or else none.
inline Branch choose_boldly(const Frame& f) {
  Vec part[kParts];
  load_parts(f, part);
  drop_lowest(part);
  const CellSet open = cells_with(part, splat(kAllDigits));
  drop_lowest(part);
  const CellSet more = cells_with(part, splat(kAllDigits));
  const CellSet two = minus(open, more);
  if (is_empty(more)) {
    Branch b = first_apart(two, 1);
    b.is_mirrored = true;
    return b;
  }
  const int n = size(open);
  if (n < kBoldMin || n > kBoldMax) return {};
  return first_apart(two, n < kBoldThree ? 2 : kMaxGuesses);
}

// As the single engine does it (branch.hpp): what is more than a look at a few cells is left to it.
inline Branch choose_branch(const Frame& f, unsigned boldness) {
  Branch b{};
  if (is_bold(boldness)) b = choose_boldly(f);
  if (b.n == 0) b = kSingle.choose(f.cell);
  if (b.is_mirrored) b.is_rectangle = size(open_cells(f)) == 4;
  return b;
}

}  // namespace
}  // namespace nonet::search
