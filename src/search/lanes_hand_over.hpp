// Who searches: the lanes, or the single engine, if the batch brings it along.
//
// Opening (lanes.hpp) is what lanes do best: no one waits for anyone. Searching they do best with
// 32 lanes; with 16 or fewer the single engine, whose rules see a little more, is faster by itself.
// AVX2, ns a puzzle at limit 2:
//
//                  easy    17 clues    minimal    magictour    forum 11+
//   lanes alone     106         650        800         4100        30000
//   single alone    155         620        670         3350        19400
//
// So a block of puzzles takes one of three ways:
//
//   opened, the rest handed over      where opening solves most of them
//   handed over as they came          where it does not, and would be for nothing
//   opened, the rest into the lanes   where many puzzles have several solutions
//
// The last because of the one law about answers (batch.hpp): where there are several solutions, the
// first the lanes meet is given. A puzzle with one solution has the same in both engines, so it
// does not matter who found it. One that turns out to have several is searched again by the lanes,
// up to the first solution. At limit 1 nobody would know whether there are several, so the lanes
// search alone: to hand over would mean to prove it first, at the price of limit 2. Forum 11+, AVX2
// and SSE4.1: 11.7 and 22.2 us at limit 1, 17.8 and 32.7 at limit 2. Counts obey no order: if
// nothing else is wanted they are taken from either.
//
// A kernel without vectors hands over to an engine that searches one puzzle in the order of the
// lanes (bitboard.hpp): it gives their first solution, at any limit, and nothing comes back.
//
// Which way is a guess from the answers so far, of this batch alone; it costs time if it is wrong
// and never shows in an answer.

#pragma once

#include "search/lanes_sweep.hpp"

namespace nonet::search {
namespace {

// Shares are of so many.
constexpr int kWhole = 256;

struct Experience {
  int opened;    // share of puzzles that opening solved, late blocks counting more than early ones
  int doubt;     // rises with every answer of several solutions, falls with every other
  int unopened;  // blocks since one was opened
};

// Opening pays from here on. It solves 92 % of the easy ones, 63 % of those with 17 clues; the
// latter opened and handed over as they came, with 16, 8 and 4 lanes: 486, 1880 and 3510 ns, 564,
// 1770 and 3150.
constexpr int kWorthOpening = kLanes < 16 ? kWhole * 3 / 4 : kWhole * 7 / 16;
// Every so many blocks one is opened to see whether it would pay now.
constexpr int kScout = 16;
// A block that fills fewer lanes is not opened: the sweep costs the same.
constexpr size_t kFewPuzzles = kLanes * 2 / 3;
// The first block is opened, and alone decides on the second.
constexpr Experience kNoExperience{kWorthOpening, 0, 0};
// Handing over pays while less than one puzzle in five comes back.
constexpr int kSeveral = 4, kDoubtful = 16, kMostDoubt = 64;

inline void note_answer(Experience& x, uint64_t solutions) {
  if (solutions > 1) {
    x.doubt = x.doubt + kSeveral < kMostDoubt ? x.doubt + kSeveral : kMostDoubt;
  } else if (x.doubt > 0) {
    --x.doubt;
  }
}

inline void note_opened(Experience& x, int share) { x.opened += (share - x.opened) / 4; }

inline bool hands_over(const Experience& x, const KernelBatch& b) {
  if (b.single == nullptr) return false;
  return b.solutions == nullptr || b.single->lanes_for_one != nullptr ||
         (b.limit > 1 && x.doubt < kDoubtful);
}

inline bool opens_next(Experience& x, const KernelBatch& b, size_t left) {
  if (!hands_over(x, b)) return true;
  if (left < kFewPuzzles) return false;
  if (x.opened < kWorthOpening && ++x.unopened < kScout) return false;
  x.unopened = 0;
  return true;
}

}  // namespace
}  // namespace nonet::search
