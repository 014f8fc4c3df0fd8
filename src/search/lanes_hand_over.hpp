// Who searches: the lanes, or the single engine, if the batch may be handed over.
//
// Opening (lanes.hpp) is what lanes do best: no one waits for anyone. With AVX-512, SSE4.1 and in
// WebAssembly they are best at searching, too. With AVX2 that is so for a few guesses. In long
// searches half of their time goes into saving, guessing and loading, lane by lane; single is as
// fast, and faster by a fifth where a neighbour on the same core takes vector units (Zen 3). So a
// search of more than kLong guesses is left to it as it stands, with all positions that wait, the
// youngest first.
//
// Without vectors the single engine has bitboards. There a block of puzzles takes one of two ways:
//
//   opened, the rest handed over      where opening solves most of them
//   handed over as they came          where it does not, and would be for nothing
//
// Both engines search the same tree (branch.hpp), so nobody can tell from an answer who found it.
// Which way is a guess from the answers so far, of this batch alone; it costs time if it is wrong.

#pragma once

#include "search/lanes_sweep.hpp"

namespace nonet::search {
namespace {

// Shares are of so many.
constexpr int kWhole = 256;

struct Experience {
  int opened;    // share of puzzles that opening solved, late blocks counting more than early ones
  int unopened;  // blocks since one was opened
};

// Opening pays from here on. It solves 92 % of the easy ones, 62 % of those with 17 clues; the
// latter opened and handed over as they came, with 8 and 4 lanes: 1880 and 3510 ns, 1770 and 3150.
constexpr int kWorthOpening = kWhole * 3 / 4;
// A search is long when it asks for one more guess than these.
constexpr int kLong = 4;
// Every so many blocks one is opened to see whether it would pay now.
constexpr int kScout = 16;
// A block that fills fewer lanes is not opened: the sweep costs the same.
constexpr size_t kFewPuzzles = kLanes * 2 / 3;
// The first block is opened, and alone decides on the second.
constexpr Experience kNoExperience{kWorthOpening, 0};

inline void note_opened(Experience& x, int share) { x.opened += (share - x.opened) / 4; }

inline bool opens_next(Experience& x, const KernelBatch& b, size_t left) {
  if (b.hands_over != HandsOver::searches) return true;
  if (left < kFewPuzzles) return false;
  if (x.opened < kWorthOpening && ++x.unopened < kScout) return false;
  x.unopened = 0;
  return true;
}

}  // namespace
}  // namespace nonet::search
