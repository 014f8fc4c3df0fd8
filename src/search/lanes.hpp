// Lanes: many puzzles at once, one independent depth-first search in each SIMD lane.
//
// The road of a puzzle:
//
//   text ──▶ open: a block of lanes is read, swept while most of it moves, ──▶ answers
//                 │                                            and written
//                 ▼ what is not answered yet
//            roots: a queue of positions
//                 │
//                 ▼ into any lane that is free
//            lanes: sweep │ serve │ sweep │ ...
//                          dead or counted: back to the last frame of the lane's stack, or done
//                          stalled: push a frame, guess
//
// Where the single engine searches faster, puzzles are handed over to it, opened or as they came
// (lanes_hand_over.hpp).
//
// Lanes wait until several need service: a stalled lane is at its fixpoint, a dead one stays dead,
// so waiting changes nothing but the price. When input and queue are exhausted, idle lanes take
// over the oldest open frame of a busy one; counting one puzzle is that and nothing else.
//
// Order: the search of a puzzle is a function of the puzzle alone. Candidates are removed to a
// fixpoint that does not depend on the order of removal (on a position that has a solution all
// rules are monotone), the guesses depend on that position and the way to it only, and a search
// spread over lanes keeps its parts in the order of the tree. The single engine has the same rules
// and makes the same guesses. So counts and first solutions are the same for every kernel, batch
// and lane, and for both engines.
//
#pragma once

#include <string.h>

#include "search/built_with.hpp"
#include "search/hopeless.hpp"
#include "search/lanes_open.hpp"
#include "search/lanes_twin.hpp"

namespace nonet::search {
namespace {

// Serve when this many lanes wait. With fewer, service comes too often; with more, lanes idle.
// Since sweeps became cheap 4 of 16 lanes are 2 to 3 % better than 5 on the hard collections; of
// 32, 10 to 14 are within 2 % of each other.
constexpr int kWait = kLanes == 32 ? 12 : kLanes == 16 ? 4 : (kLanes * 10 + 31) / 32;
constexpr unsigned kRoundsPerPoll = 256;

// ---- one puzzle in several lanes ----------------------------------------------------------------

inline uint64_t limited_sum(uint64_t a, uint64_t b, uint64_t limit) {
  return b > limit - a ? limit : a + b;
}

inline void append(Found& to, const Found& more, uint64_t limit) {
  if (more.count == 0) return;
  if (to.count == 0) memcpy(to.first, more.first, kCells);
  to.count = limited_sum(to.count, more.count, limit);
}

// Ends the search in a lane. What it found goes to the neighbour before it, which is still busy, or
// else in front of what the neighbour after it finds, or else out.
inline void finish(Engine& e, int lane) {
  for (;;) {
    Search& s = e.search[lane];
    e.live &= ~lane_set(lane);
    if (s.own.count >= e.limit) {  // no part after this one matters any more
      for (int k = s.next; k >= 0; k = e.search[k].next) e.live &= ~lane_set(k);
      s.next = -1;
    } else {
      append(s.own, s.later, e.limit);
    }
    if (s.next >= 0) e.search[s.next].prev = s.prev;
    if (s.prev >= 0) {
      e.search[s.prev].next = s.next;
      append(e.search[s.prev].later, s.own, e.limit);
      return;
    }
    if (s.next < 0) {
      put_answer(e, s.puzzle, s.own);
      return;
    }
    lane = s.next;
    Found& heir = e.search[lane].own;
    append(s.own, heir, e.limit);
    heir = s.own;
    if (heir.count < e.limit) return;
  }
}

inline void start(Engine& e, int lane, size_t puzzle) {
  Search& s = e.search[lane];
  s.puzzle = puzzle;
  s.depth = s.floor = 0;
  s.boldness = 0;
  s.prev = s.next = -1;
  s.fruitless = 0;
  s.own.count = s.later.count = 0;
  e.live |= lane_set(lane);
}

// Takes the oldest open frame of the search with most of them, for an idle lane: the last part of
// that search in the order of its tree. Null if there is none.
inline const Frame* steal(Engine& e, int lane) {
  int victim = -1, most = 0;
  for (LaneSet rest = e.live; rest != 0; rest &= rest - 1) {
    const int k = first_lane(rest);
    const int open = e.search[k].depth - e.search[k].floor;
    if (open > most) {
      most = open;
      victim = k;
    }
  }
  if (victim < 0) return nullptr;
  Search& v = e.search[victim];
  Search& s = e.search[lane];
  start(e, lane, v.puzzle);
  s.fruitless = v.fruitless;
  s.later = v.later;
  v.later.count = 0;
  s.prev = victim;
  s.next = v.next;
  if (v.next >= 0) e.search[v.next].prev = lane;
  v.next = lane;
  return &e.stack[victim][v.floor++];
}

// ---- lanes: searching ---------------------------------------------------------------------------

inline void load_later(Engine& e, int lane, const Frame& f) {
  e.to_load |= lane_set(lane);
  e.load_from[lane] = &f;
}

// Loads all frames asked for since the last sweep, so that eights are full.
inline void load_frames(Engine& e) {
  while (e.to_load != 0) {
    const Eight some = take_eight(e.to_load);
    const uint16_t* column[8];
    for (int k = 0; k < 8; ++k) {
      column[k] = k < some.n ? e.load_from[some.lane[k]]->cell : e.spare.cell;
    }
    load_lanes(e.lanes, some, column);
    for (int k = 0; k < some.n; ++k) {
      const int lane = some.lane[k];
      const Frame& f = *e.load_from[lane];
      e.search[lane].doublings = f.doublings;
      e.search[lane].boldness = f.boldness;
    }
  }
}

// Back to the last open frame, or done.
inline void go_back(Engine& e, LaneSet lanes) {
  for (; lanes != 0; lanes &= lanes - 1) {
    const int lane = first_lane(lanes);
    Search& s = e.search[lane];
    if (s.depth > s.floor) {
      --s.depth;
      load_later(e, lane, e.stack[lane][s.depth]);
    } else if ((e.live & lane_set(lane)) != 0) {
      finish(e, lane);
    }
  }
}

// Saves the positions of lanes on top of their stacks.
inline void save_frames(Engine& e, LaneSet lanes) {
  copy_lanes_out(e, e.lanes, lanes,
                 [&e](int lane) { return e.stack[lane][e.search[lane].depth].cell; });
}

// Whether it is worth looking for a twin, and there is one.
inline bool finds_twin(const Engine& e, int lane) {
  const Search& s = e.search[lane];
  const Frame* oldest = &e.stack[lane][s.floor];
  const int frames = s.depth - s.floor;
  return frames >= 2 && s.boldness != 0 && has_twin(e.stack[lane][s.depth], oldest, frames);
}

// A solution in a lane, its position saved. At limit 2 a twin will do for the second, even if it
// lies in another part of the tree: then that part can only find a third.
inline void note_solution(Engine& e, int lane) {
  Search& s = e.search[lane];
  s.fruitless = 0;
  const uint64_t n = uint64_t{1} << s.doublings;
  if (e.counting != nullptr) {
    e.total += n;
    return;
  }
  if (s.own.count == 0) write_column<kCells>(e.stack[lane][s.depth].cell, s.own.first);
  s.own.count = limited_sum(s.own.count, n, e.limit);
  if (s.own.count == 1 && e.limit == 2 && finds_twin(e, lane)) s.own.count = 2;
  if (s.own.count >= e.limit && (e.live & lane_set(lane)) != 0) finish(e, lane);
}

inline void note_solutions(Engine& e, LaneSet lanes) {
  for (; lanes != 0; lanes &= lanes - 1) note_solution(e, first_lane(lanes));
}

// Puts the digit into the line in a lane, and out of it in a frame.
inline void guess_line(Engine& e, int lane, const Branch& b, Frame& f) {
  const uint16_t others = static_cast<uint16_t>(~b.digit);
  for (const int cell : b.in_line) f.cell[cell] &= others;
  for (const int cell : b.beside) e.lanes.cell[cell][lane] &= others;
  f.branch = kNoBranch;
  f.boldness = 0;
}

// Takes the lowest digit of one or several cells in a lane and leaves the others in frames: frame i
// holds the guesses before the i-th as taken and the i-th as refused (picture in branch.hpp). In a
// mirrored position nothing is left.
inline void guess_cells(Engine& e, int lane, const Branch& b, Frame* f) {
  const unsigned boldness = e.search[lane].boldness;
  for (int i = 1; i < b.n; ++i) memcpy(f[i].cell, f->cell, sizeof f->cell);
  for (int i = 0; i < b.n; ++i) {
    const int cell = b.cell[i];
    const unsigned all = f->cell[cell], digit = all & (0u - all);
    if (!b.is_mirrored) {
      f[i].branch = static_cast<uint16_t>(cell);
      f[i].boldness = static_cast<uint16_t>(i > 0 ? boldness - 1 : 0);
      f[i].cell[cell] = static_cast<uint16_t>(all & ~digit);
      for (int k = i + 1; k < b.n; ++k) f[k].cell[cell] = static_cast<uint16_t>(digit);
    }
    e.lanes.cell[cell][lane] = static_cast<uint16_t>(digit);
  }
}

// Guesses in each lane. Returns those that had their last solutions instead, if they may end here.
// Not inlined: one copy for both callers, 2 % on serg_multi.
[[gnu::noinline]] LaneSet guess(Engine& e, LaneSet lanes, bool may_end) {
  LaneSet ended = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int lane = first_lane(lanes);
    Search& s = e.search[lane];
    Frame* f = &e.stack[lane][s.depth];
    const Branch b = choose_branch(*f, s.boldness);
    const int n = b.n == 0 ? 1 : b.n;
    e.stats.guesses += n;
    s.fruitless += n;
    if (b.is_mirrored) {
      ++s.doublings;
      if (may_end && b.is_rectangle) {
        settle_rectangle(*f, open_cells(*f), b.cell[0]);
        note_solution(e, lane);
        ended |= lane_set(lane);
        continue;
      }
    } else {
      for (int i = 0; i < n; ++i) f[i].doublings = static_cast<uint16_t>(s.doublings);
      s.depth += n;
    }
    if (b.n == 0) {
      guess_line(e, lane, b, *f);
    } else {
      guess_cells(e, lane, b, f);
    }
    e.lanes.progress[lane] = kNoProgress;
    if (s.boldness == kNoGuessYet) s.boldness = kBoldness;
  }
  return ended;
}

// While counting: the lanes whose saved positions were small enough to be counted on the spot.
inline LaneSet count_small(Engine& e, LaneSet lanes) {
  LaneSet ended = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int lane = first_lane(lanes);
    Search& s = e.search[lane];
    const Frame& f = e.stack[lane][s.depth];
    const CellSet open = open_cells(f);
    if (size(open) > kRestCells) continue;
    const uint64_t found = count_rest(e.rest, f, open, e.limit);
    if (found > 0) s.fruitless = 0;
    e.total += found << s.doublings;
    ended |= lane_set(lane);
  }
  return ended;
}

// The lanes that have guessed long without finding anything and whose saved position is hopeless.
inline LaneSet find_hopeless(const Engine& e, LaneSet lanes) {
  LaneSet hopeless = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int lane = first_lane(lanes);
    const Search& s = e.search[lane];
    if (s.fruitless < kPatience || !is_hopeless(e.stack[lane][s.depth].cell)) continue;
    hopeless |= lane_set(lane);
  }
  return hopeless;
}

inline void serve(Engine& e, LaneSet stalled) {
  ++e.stats.rounds;
  const LaneSet full = e.full & e.live & ~e.dead;
  LaneSet open = stalled & e.live & ~(e.dead | e.full);
  save_frames(e, open | full);
  if (full != 0) note_solutions(e, full & are_solutions(e.lanes));
  go_back(e, (e.dead | full) & e.live);
  open &= e.live;
  const LaneSet hopeless = find_hopeless(e, open);
  go_back(e, hopeless);
  open &= ~hopeless;
  if (e.counting != nullptr) {
    const LaneSet counted = count_small(e, open);
    go_back(e, counted);
    open &= ~counted;
  }
  go_back(e, guess(e, open, true) & e.live);
  e.dead = e.full = 0;
}

// Gives work to idle lanes. False if none is left, or if reading on may bring some.
inline bool refill(Engine& e) {
  const bool may_steal = e.next_puzzle == e.batch.n;
  LaneSet stalled = 0;
  for (LaneSet idle = kAllLanes & ~e.live; idle != 0; idle &= idle - 1) {
    const int lane = first_lane(idle);
    if (e.root_begin < e.root_end) {
      const Frame& root = e.root[e.root_begin];
      start(e, lane, e.root_puzzle[e.root_begin]);
      if (e.root_stalled[e.root_begin++]) {
        e.stack[lane][0] = root;
        stalled |= lane_set(lane);
      }
      load_later(e, lane, root);
    } else {
      const Frame* f = may_steal ? steal(e, lane) : nullptr;
      if (f == nullptr) break;
      load_later(e, lane, *f);
    }
  }
  load_frames(e);
  guess(e, stalled, false);
  return e.live != 0 && (may_steal || e.live == kAllLanes);
}

inline bool is_stopped(Engine& e) {
  KernelCount* c = e.counting;
  if (c == nullptr) return false;
  if (e.total >= e.limit) return true;
  if (c->stop == nullptr || e.stats.rounds % kRoundsPerPoll != 0) return false;
  c->stopped = c->stop(c->stop_arg);
  return c->stopped;
}

inline void search_lanes(Engine& e) {
  while (refill(e) && !is_stopped(e)) {
    LaneSet waiting = 0, stalled = 0;
    do {
      e.stats.lane_sweeps += size(e.live & ~waiting);
      ++e.stats.sweeps;
      const Outcome out = sweep(e.lanes);
      e.dead |= out.dead;
      e.full |= out.full;
      stalled = out.stalled;
      waiting = (e.dead | e.full | stalled) & e.live;
    } while (size(waiting) < kWait && waiting != e.live);
    serve(e, stalled);
  }
}

inline Engine& begin(void* scratch, const KernelBatch& batch, uint64_t limit) {
  Engine& e = *static_cast<Engine*>(scratch);
  e.batch = batch;
  e.counting = nullptr;
  e.stats = {};
  e.experience = no_experience(batch.hands_over);
  e.limit = limit;
  e.total = 0;
  e.next_puzzle = 0;
  e.root_begin = e.root_end = 0;
  e.live = e.dead = e.full = e.to_load = 0;
  memset(&e.lanes, 0, sizeof e.lanes);
  return e;
}

inline void add_stats(KernelStats* to, const KernelStats& s) {
  if (to == nullptr) return;
  to->guesses += s.guesses;
  to->sweeps += s.sweeps;
  to->lane_sweeps += s.lane_sweeps;
  to->open_sweeps += s.open_sweeps;
  to->rounds += s.rounds;
  to->searched += s.searched;
  to->handed_over += s.handed_over;
}

void solve(const KernelBatch& batch, void* scratch) {
  if (batch.limit == 0) {
    if (batch.counts != nullptr) memset(batch.counts, 0, batch.n * sizeof *batch.counts);
    return;
  }
  Engine& e = begin(scratch, batch, batch.limit);
  do {
    e.root_begin = e.root_end = 0;
    while (e.next_puzzle < batch.n && e.root_end + kLanes <= kRoots) {
      if (opens_next(e.experience, batch, batch.n - e.next_puzzle)) {
        open_block(e);
      } else {
        hand_over_block(e);
      }
    }
    search_lanes(e);
  } while (e.next_puzzle < batch.n);
  add_stats(batch.stats, e.stats);
}

uint64_t count(KernelCount& job, void* scratch) {
  job.stopped = false;
  if (job.limit == 0) return 0;
  Engine& e = begin(scratch, {}, job.limit);
  e.counting = &job;
  for (int c = 0; c < kCells; ++c) {
    e.root[0].cell[c] = static_cast<uint16_t>(job.masks[c] & kAllDigits);
  }
  mark_root(e.root[0]);
  e.root[0].boldness = 0;
  e.root_puzzle[0] = 0;
  e.root_stalled[0] = false;
  e.root_end = 1;
  search_lanes(e);
  add_stats(job.stats, e.stats);
  return e.total < job.limit ? e.total : job.limit;
}

}  // namespace
}  // namespace nonet::search
