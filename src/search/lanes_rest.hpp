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
// one. Counting 1,000,000 solutions, AVX-512: 9.5 M/s without this, 13 to 21 M/s with it.
//
// Four chains: to settle a cell is a chain of some 30 cycles (find the single, load its digit and
// its mask, strike) that leaves the machine idle. So both sides of a guess, and those of a second
// node of the stack, are settled in one loop.
//
// Equal sides: if both sides of a guess settle the same cells and leave the others with the same
// candidates, then both have equally many solutions: one is kept and counts twice. That is one
// guess in three, most of them the last. Chains and equal sides together: 11.9 -> 13.3 M/s with 14
// givens.

#pragma once

#include "search/lanes_branch.hpp"

namespace nonet::search {
namespace {

struct Rest {
  int n;                      // open cells
  LaneSet open;               // their lanes
  LaneSet peers[kLanes + 1];  // and whom they see; lane kLanes, which is none, sees nobody
};

// A position in one vector; cells that are settled have struck their digit from their peers.
struct RestNode {
  Vec x;
  LaneSet settled;
  unsigned doublings;  // each solution below counts 2 to this power
};

// Naked singles that are not settled yet.
inline LaneSet new_singles(const Rest& rest, const RestNode& node) {
  return bits(disjoint(node.x, minus_one(node.x))) & rest.open & ~node.settled;
}

// Settles the first two of these singles: their digits leave the cells they see. Where there is no
// second, or none at all, lane kLanes stands in, which sees nobody.
inline void settle_two(const Rest& rest, RestNode& node, LaneSet singles, uint16_t* cell) {
  store(cell, node.x);
  constexpr uint64_t kEnd = uint64_t{1} << kLanes;
  const uint64_t less = singles & (singles - 1);
  const int first = __builtin_ctzll(singles | kEnd), second = __builtin_ctzll(less | kEnd);
  node.x = without(node.x, only(to_mask(rest.peers[first]), splat(cell[first])) |
                               only(to_mask(rest.peers[second]), splat(cell[second])));
  node.settled |= singles & ~static_cast<LaneSet>(less & (less - 1));
}

// Both sides of a guess.
struct Split {
  RestNode take, refuse;
};

// Guesses in the first cell of two, or else in the first.
inline Split split(const Rest& rest, const RestNode& node) {
  const LaneSet unsettled = rest.open & ~node.settled;
  const Vec more = node.x & minus_one(node.x);
  const LaneSet pairs = bits(disjoint(more, minus_one(more))) & unsettled;
  const Mask here = to_mask(lane_set(first_lane(pairs != 0 ? pairs : unsettled)));
  return {{select(here, without(node.x, more), node.x), node.settled, node.doublings},
          {select(here, more, node.x), node.settled, node.doublings}};
}

// Settles naked singles in four nodes until none has a new one. All in one loop: a step is a chain
// of 30 cycles with little to do, and four chains take hardly longer than one.
inline void settle(const Rest& rest, Split& s, Split& t) {
  alignas(64) uint16_t cell[4][kLanes + 32] = {};
  for (;;) {
    const LaneSet a = new_singles(rest, s.take), b = new_singles(rest, s.refuse);
    const LaneSet c = new_singles(rest, t.take), d = new_singles(rest, t.refuse);
    if ((a | b | c | d) == 0) return;
    settle_two(rest, s.take, a, cell[0]);
    settle_two(rest, s.refuse, b, cell[1]);
    settle_two(rest, t.take, c, cell[2]);
    settle_two(rest, t.refuse, d, cell[3]);
  }
}

// Two equal singles that see each other have struck each other out.
inline bool is_dead(const Rest& rest, const RestNode& node) {
  return (bits(equal(node.x, splat(0))) & rest.open) != 0;
}

// The same cells are left, with the same candidates.
inline bool leave_the_same(const Rest& rest, const RestNode& a, const RestNode& b) {
  return ((a.settled ^ b.settled) | (~bits(equal(a.x, b.x)) & rest.open & ~a.settled)) == 0;
}

// Nodes that wait. Two are taken at a time while there are few of them. After that it is one, and
// then each further node waits for a sibling that took a digit: one for each lane at most.
constexpr int kFewNodes = 64;
struct RestStack {
  int top;
  RestNode node[kFewNodes + 4 + kLanes + 2];
};

// Puts what is left to do of a guess on the stack; how many solutions are found already. Written
// without branches, none of which could be foreseen.
inline uint64_t keep(const Rest& rest, const Split& s, RestStack& stack) {
  const unsigned same = leave_the_same(rest, s.take, s.refuse);
  const unsigned can_take = !is_dead(rest, s.take);
  const unsigned can_refuse = !is_dead(rest, s.refuse);
  const unsigned doubled = same & can_take & can_refuse;
  const unsigned other = can_refuse & ~doubled;
  const unsigned take_full = s.take.settled == rest.open;
  const unsigned refuse_full = s.refuse.settled == rest.open;
  stack.node[stack.top] = s.refuse;
  stack.top += static_cast<int>(other & ~refuse_full);
  stack.node[stack.top] = s.take;
  stack.node[stack.top].doublings += doubled;
  stack.top += static_cast<int>(can_take & ~take_full);
  return (uint64_t{can_take & take_full} << (s.take.doublings + doubled)) +
         (uint64_t{other & refuse_full} << s.refuse.doublings);
}

uint64_t count_rest(const Rest& rest, const RestNode& root, uint64_t limit) {
  RestStack stack;
  stack.node[0] = root;
  stack.top = 1;
  uint64_t sum = 0;
  while (stack.top > 0 && sum < limit) {
    Split s = split(rest, stack.node[--stack.top]);
    const bool two = stack.top > 0 && stack.top < kFewNodes;
    Split t = two ? split(rest, stack.node[--stack.top]) : s;
    settle(rest, s, t);
    if (two) sum += keep(rest, t, stack);
    sum += keep(rest, s, stack);
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
  rest.peers[kLanes] = 0;
  return count_rest(rest, {load(cell), 0, 0}, limit);
}

inline CellSet open_cells(const Frame& f) {
  Vec part[kParts];
  load_parts(f, part);
  drop_lowest(part);
  return cells_with(part, splat(kAllDigits));
}

}  // namespace
}  // namespace nonet::search
