// The face of the single engine: one puzzle per call, one table of functions per kernel.
//
// All functions are pure and thread-safe: no allocation, no state between calls, about 40 KiB of
// stack. A puzzle is 81 characters, '1' to '9' a given, anything else a blank; or 81 candidate
// sets, bit d-1 for digit d. Each returns the number of solutions found, at most `limit`; givens
// that contradict each other have none. Counting goes on past the first solution.
//
// Order: every kernel searches the same tree in the same order, so the first solution, the order
// of enumeration and the effort are the same on every machine.

#pragma once

#include <cstddef>
#include <cstdint>

#include "search/branch.hpp"

namespace nonet::search {

struct JoinRoom;

// What a search cost: guesses made, and times the rules were swept over the whole board.
struct Effort {
  uint64_t guesses;
  uint64_t passes;
};

// Called with each solution (81 characters); returns false to stop.
using SolutionVisitor = bool (*)(void* context, const char* solution81);

struct SingleKernel {
  const char* name;
  uint32_t needs;  // a FeatureSet (features.hpp)
  // `solution81` receives the first solution; untouched when there is none, may be null.
  size_t (*solve_text)(const char* puzzle81, size_t limit, char* solution81);
  size_t (*solve_candidates)(const uint16_t* masks81, size_t limit, char* solution81);
  // The same from a position at its fixpoint.
  size_t (*go_on)(const uint16_t* masks81, size_t limit, char* solution81);
  // Counts up to the limit, but gives up and returns it as soon as there seem to be more than
  // `many`. `estimate` is written when there are 16, and a guess from how much of the tree they
  // took.
  size_t (*count_few)(const uint16_t* masks81, size_t limit, size_t many, uint64_t* estimate);
  // All solutions, none of them walked (join.hpp). False if that takes more room than there is, or
  // longer than to walk `limit` of them.
  bool (*join)(const uint16_t* masks81, JoinRoom& room, uint64_t limit, uint64_t* solutions);
  size_t (*visit_text)(const char* puzzle81, size_t limit, SolutionVisitor visit, void* context);
  size_t (*visit_candidates)(const uint16_t* masks81, size_t limit, SolutionVisitor visit,
                             void* context);
  // Where to guess (branch.hpp) in a position at its fixpoint, for the lanes: a cell or a line, not
  // several cells at once. Whether a mirrored position is a rectangle is left open.
  Branch (*choose)(const uint16_t* masks81);
  // As solve_text, adding to the effort; for benches and signatures. Null in a browser.
  size_t (*measure_text)(const char* puzzle81, size_t limit, Effort* effort);
};

extern const SingleKernel kSingleScalar;
extern const SingleKernel kSingleSse41;
extern const SingleKernel kSingleAvx2;
extern const SingleKernel kSingleAvx512;
extern const SingleKernel kSingleNeon;
extern const SingleKernel kSingleWasm;

}  // namespace nonet::search
