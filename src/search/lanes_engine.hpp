// What the lanes remember: positions that wait, the search in each lane and its stack. One piece of
// memory that the caller lends; lanes.hpp tells how a puzzle goes through it.

#pragma once

#include <string.h>

#include "search/lanes_branch.hpp"
#include "search/lanes_hand_over.hpp"
#include "search/lanes_rest.hpp"

namespace nonet::search {
namespace {

// Room for the positions of a few blocks; 24 KiB with all lanes of them.
constexpr int kRoots = 128 + kLanes;
// As many positions as can wait on one way (single.hpp), and the one where it stands.
constexpr int kMaxDepth = 113;

// Solutions found in a part of a search tree, and the first of them.
struct Found {
  uint64_t count;
  char first[kCells];
};

// What a lane searches: a puzzle, or the part of its tree between two neighbours. Frames
// stack[floor] .. stack[depth - 1] are open; `later` was found between this part and the next.
struct Search {
  size_t puzzle;
  int depth, floor;
  int prev, next;  // lanes, or -1
  int fruitless;   // guesses since the last solution
  unsigned doublings;
  unsigned boldness;
  Found own, later;
};

struct Engine {
  Group open, lanes;
  Frame root[kRoots];
  Frame stack[kLanes][kMaxDepth];
  Frame spare;  // eight columns are copied at a time; the unused ones are copied here
  Search search[kLanes];
  size_t root_puzzle[kRoots];
  bool root_stalled[kRoots];  // at its fixpoint already: guess before the first sweep
  char spare_text[kCells];

  KernelBatch batch;
  KernelCount* counting;  // not null: only count, the whole batch is one puzzle
  KernelStats stats;
  Experience experience;
  uint64_t limit;
  uint64_t total;  // solutions found while counting
  size_t next_puzzle;
  int root_begin, root_end;
  LaneSet live;        // lanes that search
  LaneSet dead, full;  // and wait since some sweep
  LaneSet to_load;     // lanes that get a new position before the next sweep
  const Frame* load_from[kLanes];
  Rest rest;
};

// Up to eight lanes, because columns of cells are transposed by eights.
struct Eight {
  LaneSet set;
  int n;
  int lane[8];
};

inline Eight take_eight(LaneSet& rest) {
  Eight e{0, 0, {}};
  for (; rest != 0 && e.n < 8; rest &= rest - 1) {
    e.lane[e.n++] = first_lane(rest);
    e.set |= rest & -rest;
  }
  return e;
}

// Fills lanes from columns of 81 candidate sets; their first sweep is to come.
inline void load_lanes(Group& g, const Eight& lanes, const uint16_t* const column[8]) {
  copy_in<kCells>(g.cell[0], lanes.set, column);
  const Mask which = to_mask(lanes.set);
  store(g.progress, select(which, splat(kNoProgress), load(g.progress)));
}

// Hands out what is known about a puzzle.
inline void put_answer(const Engine& e, size_t puzzle, const Found& found) {
  const KernelBatch& b = e.batch;
  if (b.counts != nullptr) b.counts[puzzle] = static_cast<uint32_t>(found.count);
  if (found.count > 0 && b.solutions != nullptr) {
    memcpy(b.solutions + puzzle * b.solution_stride, found.first, kCells);
  }
}

}  // namespace
}  // namespace nonet::search
