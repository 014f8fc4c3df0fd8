// The rest of a count: the solutions of a position whose open cells fit into one vector.
//
// Where solutions come by the million, most of a search tree is within a few guesses of its leaves.
// There a lane is a bad place: three sweeps over 81 vectors to settle a handful of cells. So when
// only counting, a stalled position with at most one vector's worth of open cells is turned by 90
// degrees, one open cell to a lane, and searched to the end in a register:
//
//            lane 5     lane 4     lane 3     lane 2     lane 1     lane 0
//           r9c8 {2,7} r9c2 {2,9} r4c8 {2,7} r4c3 {2,9} r4c1 {2,7} r2c1 {2,9}
//
// Settling a cell strikes its digit from the lanes of the cells it sees, a mask for each lane.
// Naked singles suffice: a position with an empty lane has no solution, one with only singles is
// one. Counting 2,000,000 solutions, AVX-512: 9.5 M/s without this, NUMBER M/s with it.

#pragma once

#include "search/lanes_branch.hpp"

namespace nonet::search {
namespace {

struct Rest {
  int n;                  // open cells
  LaneSet open;           // their lanes
  LaneSet peers[kLanes];  // and whom they see
};

uint64_t count_rest(const Rest& rest, Vec x, LaneSet settled, uint64_t limit) {
  alignas(64) uint16_t cell[kLanes];
  for (;;) {
    store(cell, x);
    const LaneSet fresh = bits(disjoint(x, minus_one(x))) & rest.open & ~settled;
    if (fresh == 0) break;
    for (LaneSet s = fresh; s != 0; s &= s - 1) {
      const int lane = first_lane(s);
      x = without(x, only(to_mask(rest.peers[lane]), splat(cell[lane])));
    }
    settled |= fresh;
  }
  // Two equal singles that see each other have struck each other out.
  if ((bits(equal(x, splat(0))) & rest.open) != 0) return 0;
  const LaneSet unsettled = rest.open & ~settled;
  if (unsettled == 0) return 1;
  const Vec more = x & minus_one(x);
  const LaneSet pairs = bits(disjoint(more, minus_one(more))) & unsettled;
  const int lane = first_lane(pairs != 0 ? pairs : unsettled);
  const Mask here = to_mask(lane_set(lane)), seen = to_mask(rest.peers[lane]);
  uint64_t sum = 0;
  for (unsigned digits = cell[lane]; digits != 0 && sum < limit; digits &= digits - 1) {
    const Vec digit = splat(digits & (0u - digits));
    const Vec next = select(here, digit, without(x, only(seen, digit)));
    sum += count_rest(rest, next, settled | lane_set(lane), limit - sum);
  }
  return sum;
}

// The bits of a set of cells that fall on open ones, side by side.
inline LaneSet squeeze(CellSet s, CellSet open) {
  return static_cast<LaneSet>(extract_bits(s.lo, open.lo) | extract_bits(s.hi, open.hi)
                                                                << __builtin_popcountll(open.lo));
}

inline uint64_t count_rest(const Frame& f, CellSet open, uint64_t limit) {
  alignas(64) uint16_t cell[kLanes] = {};
  Rest rest;
  rest.n = 0;
  const auto take = [&](int c) {
    cell[rest.n] = f.cell[c];
    rest.peers[rest.n++] = squeeze(kPeers.of[c], open);
  };
  for (uint64_t r = open.lo; r != 0; r &= r - 1) take(__builtin_ctzll(r));
  for (uint64_t r = open.hi; r != 0; r &= r - 1) take(64 + __builtin_ctzll(r));
  rest.open = static_cast<LaneSet>((uint64_t{1} << rest.n) - 1);
  return count_rest(rest, load(cell), 0, limit);
}

inline CellSet open_cells(const Frame& f) {
  Vec part[kParts];
  for (int p = 0; p < kParts; ++p) part[p] = load(f.cell + p * kLanes);
  drop_lowest(part);
  return cells_with(part, splat(kAllDigits));
}

}  // namespace
}  // namespace nonet::search
