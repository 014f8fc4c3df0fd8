// Who searches: the lanes, or the single engine, if the batch may be handed over.
//
// Opening (lanes.hpp) is what lanes do best: no one waits for anyone. With AVX-512, SSE4.1 and in
// WebAssembly they are best at searching, too. With AVX2 half of the time of a search goes into
// saving, guessing and loading, lane by lane; on the hard collections that takes 11 to 15 % longer
// than single on Cascade Lake, and a third less on Zen 5, whose vector units are four and wide. So
// there a race decides (race.hpp). If single wins it gets the rest, whatever opening leaves, a
// position at its fixpoint as it stands. Without vectors it has bitboards; there it gets what has
// to be searched. A block of puzzles takes one of two ways:
//
//   opened, the rest handed over      where opening solves enough of them
//   handed over as they came          where it does not, and would be for nothing
//
// Both engines search the same tree (branch.hpp), so nobody can tell from an answer who found it.
// Which way is a guess from the answers so far, of this batch alone; it costs time if it is wrong.

#pragma once

#include "search/lanes_sweep.hpp"

namespace nonet::search {
namespace {

// What this batch hands over. Known to the compiler in a browser, which need not fetch the code for
// it.
inline HandsOver hands_over([[maybe_unused]] const KernelBatch& b) {
#ifdef __wasm__
  return HandsOver::nothing;
#else
  return b.hands_over;
#endif
}

// Shares are of so many.
constexpr int kWhole = 256;

struct Experience {
  int opened;    // share of puzzles that opening solved, late blocks counting more than early ones
  int unopened;  // blocks since one was opened
};

// Opening pays from here on. It solves 91 % of the easy ones, 61 % of those with 17 clues, 41 % of
// the minimal ones and hardly one of the hard collections. With AVX2 it pays wherever it solves
// any; with the scalar kernel those with 17 clues, opened and handed over as they came, took 1880
// and 3510 ns, 1770 and 3150 (8 and 4 lanes).
constexpr int worth_opening(HandsOver what) {
  return what == HandsOver::searches ? kWhole * 3 / 4 : kWhole / 8;
}
// Every so many blocks one is opened to see whether it would pay now.
constexpr int kScout = 16;
// A block that fills fewer lanes is not opened: the sweep costs the same.
constexpr size_t kFewPuzzles = kLanes * 2 / 3;
// The first block is opened, and alone decides on the second.
constexpr Experience no_experience(HandsOver what) { return {worth_opening(what), 0}; }

inline void note_opened(Experience& x, int share) { x.opened += (share - x.opened) / 4; }

inline bool opens_next(Experience& x, const KernelBatch& b, size_t left) {
  if (hands_over(b) == HandsOver::nothing) return true;
  if (left < kFewPuzzles) return false;
  if (x.opened < worth_opening(hands_over(b)) && ++x.unopened < kScout) return false;
  x.unopened = 0;
  return true;
}

}  // namespace
}  // namespace nonet::search
