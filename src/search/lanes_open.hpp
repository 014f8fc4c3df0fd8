// The first half of a puzzle's road (picture in lanes.hpp): read in blocks, swept, answered if that
// is enough, and otherwise handed over to the single engine or queued for the lanes.

#pragma once

#include "search/lanes_engine.hpp"

namespace nonet::search {
namespace {

// Leave a block when no more than a quarter of its lanes still move.
constexpr int kOpenRest = kLanes / 4;

// ---- reading and writing blocks of puzzles ------------------------------------------------------

inline void read_block_text(Engine& e, int n) {
  const KernelBatch& b = e.batch;
  for (int lane = 0; lane < kLanes; lane += kTextLanes) {
    const char* text[kTextLanes];
    for (int i = 0; i < kTextLanes; ++i) {
      text[i] = b.text + (e.next_puzzle + (lane + i < n ? lane + i : n - 1)) * b.stride;
    }
    read_text<kCells>(text, e.open.cell[0] + lane, kLanes);
  }
}

// Columns go in by eights.
inline void read_block_masks(Engine& e, int n) {
  const KernelBatch& b = e.batch;
  constexpr int kColumns = kLanes < 8 ? kLanes : 8;
  for (int lane = 0; lane < kLanes; lane += kColumns) {
    const uint16_t* column[8];
    for (int i = 0; i < 8; ++i) {
      const size_t puzzle = e.next_puzzle + (lane + i < n ? lane + i : n - 1);
      column[i] = i < kColumns ? b.masks + puzzle * b.stride : e.spare.cell;
    }
    copy_in<kCells>(e.open.cell[0], ((LaneSet{1} << kColumns) - 1) << lane, column);
  }
  for (int c = 0; c < kCells; ++c) {
    store(e.open.cell[c], load(e.open.cell[c]) & splat(kAllDigits));
  }
}

inline void read_block(Engine& e, int n) {
  if (e.batch.text != nullptr) {
    read_block_text(e, n);
  } else {
    read_block_masks(e, n);
  }
  store(e.open.progress, splat(kNoProgress));
}

inline void write_block(Engine& e, LaneSet solved) {
  const KernelBatch& b = e.batch;
  for (int lane = 0; lane < kLanes; lane += kTextLanes) {
    char* text[kTextLanes];
    for (int i = 0; i < kTextLanes; ++i) {
      const bool wanted = (solved >> (lane + i) & 1) != 0;
      text[i] =
          wanted ? b.solutions + (e.next_puzzle + lane + i) * b.solution_stride : e.spare_text;
    }
    write_text<kCells>(e.open.cell[0] + lane, kLanes, text);
  }
}

inline void mark_root(Frame& f) {
  f.branch = kNoBranch;
  f.doublings = 0;
  f.boldness = kNoGuessYet;
}

// Copies lanes to where `column_of` a lane is, sixteen at a time.
template <typename ColumnOf>
inline void copy_lanes_out(Engine& e, const Group& g, LaneSet lanes, ColumnOf column_of) {
  while (lanes != 0) {
    uint16_t* column[16];
    LaneSet some = 0;
    int n = 0;
    for (; lanes != 0 && n < 16; lanes &= lanes - 1) {
      column[n++] = column_of(first_lane(lanes));
      some |= lanes & -lanes;
    }
    while (n < 16) column[n++] = e.spare.cell;
    copy_out<kCells>(g.cell[0], some, column);
  }
}

// The next place in the queue; its position is still to be written.
inline Frame& add_root(Engine& e, size_t puzzle, bool is_stalled) {
  Frame& root = e.root[e.root_end];
  mark_root(root);
  e.root_puzzle[e.root_end] = puzzle;
  e.root_stalled[e.root_end++] = is_stalled;
  return root;
}

inline void queue_roots(Engine& e, LaneSet lanes, LaneSet stalled) {
  e.stats.searched += size(lanes);
  copy_lanes_out(e, e.open, lanes, [&e, stalled](int lane) {
    return add_root(e, e.next_puzzle + lane, (stalled & lane_set(lane)) != 0).cell;
  });
}

// ---- handing over to the single engine ----------------------------------------------------------

inline char* solution_of(const Engine& e, size_t puzzle) {
  const KernelBatch& b = e.batch;
  return b.solutions == nullptr ? nullptr : b.solutions + puzzle * b.solution_stride;
}

inline void note_handed_over(Engine& e, size_t puzzle, size_t found) {
  ++e.stats.handed_over;
  if (e.batch.counts != nullptr) e.batch.counts[puzzle] = static_cast<uint32_t>(found);
}

// Asks the single engine for the answer to a puzzle, as it came.
inline void hand_over(Engine& e, size_t puzzle) {
  const KernelBatch& b = e.batch;
  char* const solution = solution_of(e, puzzle);
  const size_t limit = static_cast<size_t>(e.limit);  // 32 bits of it at most: see KernelBatch
  note_handed_over(e, puzzle,
                   b.text != nullptr
                       ? kSingle.solve_text(b.text + puzzle * b.stride, limit, solution)
                       : kSingle.solve_candidates(b.masks + puzzle * b.stride, limit, solution));
}

// The same from a position of it, which may be at its fixpoint.
inline void hand_over(Engine& e, size_t puzzle, const uint16_t* position, bool is_stalled) {
  char* const solution = solution_of(e, puzzle);
  const size_t limit = static_cast<size_t>(e.limit);
  note_handed_over(e, puzzle,
                   is_stalled ? kSingle.go_on(position, limit, solution)
                              : kSingle.solve_candidates(position, limit, solution));
}

// Hands over the roots from this one on. Those that still move may be kept: where opening solves
// most puzzles, the rest needs another sweep or two and no search.
inline void hand_over_roots(Engine& e, int first, bool keep_moving) {
  const int end = e.root_end;
  e.root_end = first;
  for (int i = first; i < end; ++i) {
    if (keep_moving && !e.root_stalled[i]) {
      if (e.root_end != i) memcpy(e.root[e.root_end].cell, e.root[i].cell, sizeof e.root[i].cell);
      add_root(e, e.root_puzzle[i], false);
    } else {
      hand_over(e, e.root_puzzle[i], e.root[i].cell, e.root_stalled[i]);
    }
  }
}

// Hands over as many puzzles as a block has, as they came.
inline void hand_over_block(Engine& e) {
  const size_t left = e.batch.n - e.next_puzzle;
  const size_t end = e.next_puzzle + (left < kLanes ? left : kLanes);
  for (; e.next_puzzle < end; ++e.next_puzzle) hand_over(e, e.next_puzzle);
}

// ---- open: reading blocks of puzzles ------------------------------------------------------------

// Reads the next block, sweeps it while more than a few lanes move, answers what is solved or
// impossible by then and queues the rest. Easy puzzles end here; text in and text out go through
// whole-block transposes, 5 to 8 ns each by a coarse profile.
inline void open_block(Engine& e) {
  const KernelBatch& b = e.batch;
  const size_t left = b.n - e.next_puzzle;
  const int n = left < kLanes ? static_cast<int>(left) : kLanes;
  const LaneSet used = kAllLanes >> (kLanes - n);
  read_block(e, n);
  LaneSet dead = 0, full = 0, stalled = 0;
  do {
    const Outcome out = sweep(e.open);
    ++e.stats.open_sweeps;
    dead |= out.dead;
    full |= out.full;
    stalled |= out.stalled;
  } while (size(used & ~(dead | full | stalled)) > kOpenRest);

  LaneSet solved = full & ~dead & used;
  if (solved != 0) {
    const LaneSet good = solved & are_solutions(e.open);
    dead |= solved & ~good;
    solved = good;
    if (b.solutions != nullptr) write_block(e, solved);
  }
  if (b.counts != nullptr) {
    for (int lane = 0; lane < n; ++lane) b.counts[e.next_puzzle + lane] = solved >> lane & 1;
  }
  const LaneSet rest = used & ~(dead | solved);
  const int first_root = e.root_end;
  queue_roots(e, rest, stalled);
  e.next_puzzle += n;
  const int share = kWhole * (n - size(rest)) / n;
  note_opened(e.experience, share);
  if (hands_over(b) == HandsOver::nothing) return;
  const bool is_worthy = share >= worth_opening(hands_over(b));
  hand_over_roots(e, first_root, hands_over(b) == HandsOver::searches && is_worthy);
}

}  // namespace
}  // namespace nonet::search
