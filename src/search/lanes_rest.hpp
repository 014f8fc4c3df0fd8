// The rest of a count: the solutions of a position with few open cells.
//
// Where solutions come by the million, most of a search tree is within a few guesses of its leaves.
// There a lane of 81 cells is a bad place: sweep after sweep to settle a handful of them. So when
// only counting, a stalled position with few open cells is taken out of the lanes and searched to
// the end by itself. All nodes of that search have the same open cells, so lanes need no places of
// their own: each open cell is a row, each node a column, and all nodes do the same at a time.
//
//                  node 0   node 1   node 2            settle r2c1:            0 1 2 + 3 4
//     r2c1 row     {2,9}    {2}      {2,9}             takes its lowest        2 2 2   9 9
//     r2c7 row     {2,7}    {2,7}    {5,7}             loses what r2c1 took    7 7 57  27 57
//     r4c3 row     {2,9}    {1,9}    {1,2}             unseen: as it was       ...
//
// One step settles one row: every node takes its lowest candidate there and strikes it from the
// rows that see it; nodes that had a choice are copied first, without that candidate, to the end.
// A node with an empty row is dead; when many are, the others close ranks. Nodes that are left when
// all rows are settled are solutions.
//
// Which row: the one where fewest nodes have a choice, so naked singles go first. It is enough to
// ask the first vector of nodes, which are relatives of the others.
//
// Depth first, by the windowful: a segment of nodes, the last ones, goes down to the end, then the
// ones before it. A lower segment has fewer rows settled.
//
//     | segment 0: 3 rows settled | segment 1: 7 rows settled | segment 2, the window | room ...
//
// Counting 300,000 solutions of puzzles that show 8 or 9 digits, AVX-512: 9.5 M/s in lanes, 14.1
// one node at a time with a cell in each lane, 37 like this.

#pragma once

#include "search/lanes_branch.hpp"

namespace nonet::search {
namespace {

// Positions with more open cells than this stay in the lanes, whose rules see more. 28: 19 M/s, 32:
// 28, 36: 35, 38: 37, 42: 32; with 52 dead ends take over.
constexpr int kRestCells = 36;
// How many nodes go down together. A half of it costs 20 %, a double gains nothing.
constexpr int kWindow = 8 * kLanes;
constexpr int kRestRoom = 3072;

struct Rest {
  int n;                       // open cells
  int most_choices;            // candidates in the cell that has most of them
  int choices[kRestCells];     // candidates of each
  uint64_t peers[kRestCells];  // the cells it sees, a bit each
  // One word a node; a vector may be read, and another written, beyond the last.
  alignas(64) uint16_t alive[kRestRoom + 2 * kLanes];  // 1 or 0
  uint16_t row[kRestCells][kRestRoom + 2 * kLanes];
};

// Nodes in which the same rows are settled.
struct Segment {
  uint64_t rows;  // not settled yet, a bit each
  int spread;     // nodes that one of these may still become, less one
  int begin, end;
  int dead;
};

inline int first_row(uint64_t rows) { return __builtin_ctzll(rows); }

// The lanes of a vector of nodes at `at` that are before the end.
inline LaneSet lanes_before(int end, int at) {
  return end - at < kLanes ? kAllLanes >> (kLanes - (end - at)) : kAllLanes;
}

inline LaneSet living_lanes(const Rest& rest, const Segment& s, int at) {
  return lanes_before(s.end, at) & ~bits(equal(load(rest.alive + at), splat(0)));
}

// The first row without a choice, or else with the fewest.
inline int choose_row(const Rest& rest, const Segment& s) {
  const LaneSet nodes = living_lanes(rest, s, s.begin);
  int best = 0, fewest = kLanes + 1;
  for (uint64_t rows = s.rows; rows != 0; rows &= rows - 1) {
    const int row = first_row(rows);
    const Vec x = load(rest.row[row] + s.begin);
    const int n = size(nodes & ~bits(disjoint(x, minus_one(x))));
    if (n == 0) return row;
    best = n < fewest ? row : best;
    fewest = n < fewest ? n : fewest;
  }
  return best;
}

// Strikes digits from a row in the nodes at `at`; the nodes where nothing is left.
inline LaneSet strike_row(uint16_t* row, int at, Vec digits) {
  const Vec left = without(load(row + at), digits);
  store(row + at, left);
  return bits(equal(left, splat(0)));
}

// Settles a row in all nodes of a segment. Copies come in at the end and have their turn there.
inline void settle_row(Rest& rest, Segment& s, int row) {
  s.rows &= ~(uint64_t{1} << row);
  s.spread -= rest.choices[row] - 1;
  const uint64_t seen = s.rows & rest.peers[row];
  for (int at = s.begin; at < s.end;) {
    const int next = at + size(lanes_before(s.end, at));
    const LaneSet living = living_lanes(rest, s, at);
    const Vec x = load(rest.row[row] + at), alive = load(rest.alive + at);
    const Vec more = x & minus_one(x), lowest = without(x, more);
    const LaneSet copied = living & ~bits(disjoint(more, splat(kAllDigits)));
    LaneSet dead = 0;
    if (copied == 0) {
      for (uint64_t r = seen; r != 0; r &= r - 1) {
        dead |= strike_row(rest.row[first_row(r)], at, lowest);
      }
    } else {
      for (uint64_t r = s.rows & ~seen; r != 0; r &= r - 1) {
        uint16_t* other = rest.row[first_row(r)];
        pack(other + s.end, copied, load(other + at));
      }
      for (uint64_t r = seen; r != 0; r &= r - 1) {
        uint16_t* other = rest.row[first_row(r)];
        const Vec before = load(other + at);
        dead |= strike_row(other, at, lowest);
        pack(other + s.end, copied, before);
      }
    }
    store(rest.alive + at, select(to_mask(dead), splat(0), alive));
    if (copied != 0) {
      pack(rest.alive + s.end, copied, alive);
      pack(rest.row[row] + s.end, copied, more);
      s.end += size(copied);
    }
    s.dead += size(dead & living);
    at = next;
  }
}

// Removes the dead.
inline void close_ranks(Rest& rest, Segment& s) {
  int end = s.begin;
  for (int at = s.begin; at < s.end; at += kLanes) {
    const LaneSet living = living_lanes(rest, s, at);
    for (uint64_t r = s.rows; r != 0; r &= r - 1) {
      uint16_t* row = rest.row[first_row(r)];
      pack(row + end, living, load(row + at));
    }
    end += size(living);
  }
  for (int at = s.begin; at < end; at += kLanes) store(rest.alive + at, splat(1));
  s.end = end;
  s.dead = 0;
}

// How many nodes may go down next: a windowful, while there is room. At worst each of them becomes
// as many as its row has choices. A single node always has room for all that it may become below,
// since it is asked for before the others get any; and they get half of what is left.
inline int window(const Rest& rest, const Segment& s) {
  const int room = kRestRoom - s.end - s.spread;
  const int n = 1 + room / (2 * rest.most_choices);
  return n < kWindow ? n : kWindow;
}

uint64_t count_rest(Rest& rest, uint64_t limit) {
  Segment segment[kRestCells + 1];  // a row is settled between one and the next
  int top = 0;
  segment[0] = {~uint64_t{0} >> (64 - rest.n), 0, 0, 1, 0};
  for (int i = 0; i < rest.n; ++i) segment[0].spread += rest.choices[i] - 1;
  uint64_t sum = 0;
  while (top >= 0 && sum < limit) {
    Segment& s = segment[top];
    const int nodes = s.end - s.begin, n = window(rest, s);
    if (s.rows == 0 || nodes == s.dead) {
      sum += static_cast<uint64_t>(nodes - s.dead);
      --top;
    } else if (4 * s.dead > nodes || (s.dead > 0 && nodes > n)) {
      close_ranks(rest, s);
    } else if (nodes > n) {
      s.end -= n;
      segment[++top] = {s.rows, s.spread, s.end, s.end + n, 0};
    } else {
      settle_row(rest, s, choose_row(rest, s));
    }
  }
  return sum;
}

// The bits of a set of cells that fall on open ones, side by side.
inline uint64_t squeeze(CellSet s, CellSet open) {
  return extract_bits(s.lo, open.lo) | extract_bits(s.hi, open.hi) << __builtin_popcountll(open.lo);
}

// The solutions of a position, given its open cells, one to kRestCells of them.
inline uint64_t count_rest(Rest& rest, const Frame& f, CellSet open, uint64_t limit) {
  rest.n = rest.most_choices = 0;
  const auto take = [&](int c) {
    const int choices = __builtin_popcount(f.cell[c]);
    rest.row[rest.n][0] = f.cell[c];
    rest.choices[rest.n] = choices;
    rest.peers[rest.n++] = squeeze(kPeers.of[c], open);
    rest.most_choices = choices > rest.most_choices ? choices : rest.most_choices;
  };
  for (uint64_t r = open.lo; r != 0; r &= r - 1) take(__builtin_ctzll(r));
  for (uint64_t r = open.hi; r != 0; r &= r - 1) take(64 + __builtin_ctzll(r));
  rest.alive[0] = 1;
  return count_rest(rest, limit);
}

}  // namespace
}  // namespace nonet::search
